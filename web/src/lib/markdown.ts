/** The little Markdown that the rule books use, as safe HTML: everything is escaped first. */
const RULE_ID = /\b([A-Z]{2,3}(?:-[A-Z0-9]+)*-\d{2}[a-z]?)\b/g;

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string, game: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(RULE_ID, (id) => `<a class="rule" href="/rules/${encodeURIComponent(game)}?rule=${id}" data-rule="${id}">${id}</a>`);
}

function table(lines: string[], game: string): string {
  const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim(), game));
  const [head, , ...rows] = lines;
  const header = cells(head ?? "").map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${cells(row).map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(head ?? "")}"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function markdown(text: string, game: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split("\n").filter((line) => line.trim());
      if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return table(lines, game);
      if (lines.length && lines.every((line) => /^[-*] /.test(line))) {
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), game)}</li>`).join("")}</ul>`;
      }
      return lines.length ? `<p>${inline(lines.join(" "), game)}</p>` : "";
    })
    .join("");
}
