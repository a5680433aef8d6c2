/** What this person wants, kept in this browser. */
export type Language = "en" | "de" | "fr";
export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "fast" | "normal";
/** Which answers wait for a second touch: none, those that cannot be taken back, all. */
export type Confirm = "never" | "final" | "always";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  forced: boolean;
}

const KEY = "spielwerk";
export const LANGUAGES: Language[] = ["en", "de", "fr"];

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2) as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function read(): Stored {
  const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const standard: Stored = {
    language: browserLanguage(),
    theme: "system",
    motion: quiet ? "off" : "normal",
    confirm: "final",
    sound: false,
    notify: false,
    forced: false,
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return standard;
  }
}

export const settings: Stored = $state(read());

const systemDark = matchMedia("(prefers-color-scheme: dark)");
let darkSystem = $state(systemDark.matches);
systemDark.addEventListener("change", (event) => (darkSystem = event.matches));

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && darkSystem);
}

/** Keep the settings, and let the page follow them. Called once, by App. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset["theme"] = isDark() ? "dark" : "light";
    page.dataset["motion"] = settings.motion;
  });
}
