// Every text exists in every language, with the same attributes and the same arguments.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const LANGUAGES = ["en", "de", "fr"];
const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(web, "../src/spielwerk");
const games = readdirSync(join(source, "games")).map((game) => join(source, "games", game, "texts"));
const screens = readdirSync(join(web, "src/games")).map((game) => join(web, "src/games", game, "texts"));
const folders = [join(web, "src/texts"), join(source, "core/texts"), join(source, "server/texts"), ...games, ...screens].filter(existsSync);

function shape(file) {
  const text = readFileSync(file, "utf8");
  const found = new Map();
  for (const message of new FluentResource(text).body) {
    const parts = [message.value === null ? "" : "value", ...Object.keys(message.attributes).sort()];
    found.set(message.id, parts.filter(Boolean).join(" ."));
  }
  // The parser skips what it cannot read; count so that a broken message does not vanish silently.
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  return { found, lost: written.filter((id) => !found.has(id)) };
}

let faults = 0;
const complain = (text) => (console.error(text), (faults += 1));
for (const folder of folders) {
  const shapes = LANGUAGES.map((language) => {
    const file = join(folder, `${language}.ftl`);
    if (!existsSync(file)) return complain(`${file} is missing`), { found: new Map(), lost: [] };
    return shape(file);
  });
  shapes.forEach(({ lost }, i) => lost.forEach((id) => complain(`${folder}/${LANGUAGES[i]}.ftl: ${id} cannot be read`)));
  const ids = new Set(shapes.flatMap(({ found }) => [...found.keys()]));
  for (const id of ids) {
    const forms = shapes.map(({ found }) => found.get(id));
    forms.forEach((form, i) => {
      if (form === undefined) complain(`${folder}/${LANGUAGES[i]}.ftl: no text for ${id}`);
      else if (form !== forms.find(Boolean)) complain(`${folder}/${LANGUAGES[i]}.ftl: ${id} has other parts`);
    });
  }
}

// Keys that the client names must exist.
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  );
}
const own = [join(web, "src/texts"), ...screens.filter(existsSync)];
const known = new Set(own.flatMap((folder) => [...shape(join(folder, "en.ftl")).found.keys()]));
for (const file of sources(join(web, "src"))) {
  for (const [, key] of readFileSync(file, "utf8").matchAll(/["'](ui-[a-z0-9-]*[a-z0-9])["']/g)) {
    if (!known.has(key)) complain(`${file}: no text for ${key}`);
  }
}
if (faults) process.exit(1);
console.log(`texts: ${folders.length} catalogues, ${LANGUAGES.join(", ")}: complete`);
