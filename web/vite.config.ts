import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);
const SOURCES = new URL("./src/", import.meta.url);

/** The icons of icons.json, by who needs them: a game's name, or "" for the skeleton. */
function iconsByUser(): Map<string, string[]> {
  const names = JSON.parse(readFileSync(new URL("lib/icons.json", SOURCES), "utf8")) as string[];
  const sources = globSync("**/*.{ts,svelte}", { cwd: fileURLToPath(SOURCES) }).map((file) => ({
    user: /^games[\\/](\w+)[\\/]/.exec(file)?.[1] ?? "",
    text: readFileSync(new URL(file, SOURCES), "utf8"),
  }));
  const found = new Map<string, string[]>();
  for (const name of names) {
    const users = new Set(sources.filter(({ text }) => text.includes(`"${name}"`)).map(({ user }) => user));
    if (!users.size) throw new Error(`icons.json names ${name}, which no source uses`);
    for (const user of users.has("") ? [""] : users) found.set(user, [...(found.get(user) ?? []), name]);
  }
  return found;
}

/** Only the icons that are used, as path data: `virtual:icons` for all pages, `virtual:icons/<game>` for one game. */
function gameIcons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "game-icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const names = iconsByUser().get(source.slice(id.length + 2)) ?? [];
      const all = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
      const bodies = names.map((name) => {
        const icon = all.icons[name];
        if (!icon) throw new Error(`game-icons has no icon ${name}`);
        return [name, icon.body.replaceAll(' fill="currentColor"', "")];
      });
      return `export const icons = ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: "../src/spielwerk/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
} as import("vitest/config").ViteUserConfig);
