// The protocol's JSON schema (standard input) as TypeScript (standard output).
import { compile } from "json-schema-to-typescript";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const schema = JSON.parse(Buffer.concat(chunks).toString("utf8"));

// Bounds and patterns are the server's business; tuples would become long unions.
function plain(node) {
  if (Array.isArray(node)) return node.forEach(plain);
  if (node === null || typeof node !== "object") return;
  for (const key of ["minItems", "maxItems", "minLength", "maxLength", "pattern", "default"]) {
    if (typeof node[key] !== "object" || key === "default") delete node[key];
  }
  if (node.prefixItems) {
    node.items = node.prefixItems;
    delete node.prefixItems;
  }
  Object.values(node).forEach(plain);
}
plain(schema);
// Everything the server sends is always there, also what has a default.
for (const definition of Object.values(schema.definitions)) {
  if (definition.properties?.type) definition.required = [...new Set(["type", ...(definition.required ?? [])])];
}

process.stdout.write(
  await compile(schema, "Protocol", {
    bannerComment: "// Made by `make types` from src/spielwerk/server/protocol.py. Do not edit.",
    style: { printWidth: 100, tabWidth: 2 },
    format: false,
  }),
);
