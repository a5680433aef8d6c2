/** Every word on the screen: interface texts and the games' own catalogues, switched in place. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Asked, Happening, Refused } from "./protocol";
import { settings, type Language } from "./settings.svelte";

type Loader = () => Promise<string>;
type Args = Record<string, FluentVariable>;

const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const server = import.meta.glob<string>("../../../src/spielwerk/server/texts/*.ftl", { query: "?raw", import: "default" });
const core = import.meta.glob<string>("../../../src/spielwerk/core/texts/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/spielwerk/games/*/texts/*.ftl", { query: "?raw", import: "default" });

const screens = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

function find(loaders: Record<string, Loader>, ending: string): Loader | undefined {
  return Object.entries(loaders).find(([path]) => path.endsWith(ending))?.[1];
}

const loaded = new Map<string, Promise<FluentBundle>>();

function load(language: Language, game: string): Promise<FluentBundle> {
  const name = `${language}/${game}`;
  let bundle = loaded.get(name);
  if (!bundle) {
    bundle = build(language, game);
    loaded.set(name, bundle);
  }
  return bundle;
}

async function build(language: Language, game: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const parts = [find(own, `texts/${language}.ftl`), find(server, `texts/${language}.ftl`), find(core, `texts/${language}.ftl`)];
  if (game) parts.push(find(games, `/${game}/texts/${language}.ftl`), find(screens, `/${game}/texts/${language}.ftl`));
  const sources = await Promise.all(parts.map((part) => part?.()));
  for (const source of sources) if (source) bundle.addResource(new FluentResource(source));
  return bundle;
}

let current = $state.raw<FluentBundle | null>(null);
let game = $state("");
let wanted = 0;

/** Which game's words are needed besides the interface's. */
export function speakOf(name: string): void {
  game = name;
}

/** Load the texts of the chosen language whenever it changes. Called once, by App. */
export function followLanguage(): void {
  $effect(() => {
    const ticket = ++wanted;
    void load(settings.language, game).then((bundle) => {
      if (ticket === wanted) current = bundle;
    });
  });
}

export function ready(): boolean {
  return current !== null;
}

export function has(key: string): boolean {
  return current?.hasMessage(key) ?? false;
}

/** The text of a key; a key without a text is shown in plain words rather than not at all. */
export function say(key: string, args: Args = {}, attribute?: string): string {
  const message = current?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!current || !pattern) return attribute ? "" : key.replace(/^[a-z]+-/, "").replace(/[-_]/g, " ");
  return current.formatPattern(pattern, args, []);
}

function named(key: string, name: string): string {
  if (has(`${key}-${name}`)) return say(`${key}-${name}`);
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  return say(key, { name, first: name.slice(0, 1), rest: name.slice(1), number });
}

function split(token: string): [kind: string, name: string] {
  const at = token.indexOf(":");
  return at < 0 ? [token, ""] : [token.slice(0, at), token.slice(at + 1)];
}

function hasEither(key: string, name: string): boolean {
  return has(key) || has(`${key}-${name}`);
}

/** The title of a game, known before its own texts are. */
export function gameTitle(name: string): string {
  return has(`ui-title-${name}`) ? say(`ui-title-${name}`) : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a thing. */
export function thing(token: string | null): string {
  if (token === null) return "";
  const [kind, name] = split(token);
  return named(`thing-${kind}`, name);
}

/** A further text of a thing, such as its effect; empty where there is none. */
export function thingMore(token: string, attribute: string): string {
  const [kind, name] = split(token);
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  const args = { name, first: name.slice(0, 1), rest: name.slice(1), number };
  return say(`thing-${kind}-${name}`, args, attribute) || say(`thing-${kind}`, args, attribute);
}

/** What answering this would do. */
export function option(prompt: string, token: string): string {
  const [kind, name] = split(token);
  for (const key of [`option-${prompt}-${kind}`, `option-${kind}`]) {
    if (hasEither(key, name)) return named(key, name);
  }
  return thing(token);
}

/** Why the server said no. */
export function refusal(why: { key: string; args: Args; message: string }): string {
  return has(`no-${why.key}`) ? say(`no-${why.key}`, why.args) : why.message;
}

/** Names one after the other, as one says them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

export function prompt(asked: Asked): string {
  return say(`prompt-${asked.prompt}`, { about: thing(asked.about) });
}

export function waiting(asked: Asked, player: string): string {
  return say(`prompt-${asked.prompt}`, { about: thing(asked.about), player }, "others") || player;
}

export function event(happening: Happening, names: string[]): string {
  return say(`event-${happening.key}`, {
    player: happening.seat >= 0 ? (names[happening.seat] ?? "") : "",
    thing: thing(happening.thing),
    amount: happening.amount,
    other: happening.other,
  });
}

export function reason(refused: Refused): string {
  return say(`reason-${refused.key}`, { thing: thing(refused.token), need: refused.need, have: refused.have });
}

export function source(name: string): string {
  return say(`score-${name}`);
}
