/** Names that the server made up. It and the records spell them in English; here they are said in the reader's language. */
import { say } from "./texts.svelte";

const MADE_UP: [RegExp, string][] = [
  [/^Bot (\d+) \((\S+)\)$/, "ui-bot-name"],
  [/^Player (\d+)$/, "ui-player-name"],
  [/^Guest (\d+)$/, "ui-guest-name"],
];

export function called(name: string): string {
  for (const [pattern, key] of MADE_UP) {
    const parts = pattern.exec(name);
    if (parts) return say(key, { number: parts[1]!, level: parts[2] ?? "" });
  }
  return name;
}
