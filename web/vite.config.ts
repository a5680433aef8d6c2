import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);
const NAMES = new URL("./src/lib/icons.json", import.meta.url);

/** Only the icons named in icons.json, as path data: `import { icons } from "virtual:icons"`. */
function gameIcons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "game-icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const names = JSON.parse(readFileSync(NAMES, "utf8")) as string[];
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
