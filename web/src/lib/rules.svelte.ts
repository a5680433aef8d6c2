/** The rule book of a game, fetched once per language, and which paragraph is open. */
import { api } from "./api";
import type { Chapter, Paragraph, Rules } from "./protocol";
import { settings } from "./settings.svelte";

const books = new Map<string, Promise<Rules>>();

export function rules(game: string): Promise<Rules> {
  const key = `${game}/${settings.language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, settings.language);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

export interface Found {
  chapter: Chapter;
  paragraph: Paragraph;
}

export function findRule(book: Rules, id: string): Found | null {
  for (const chapter of book.chapters) {
    for (const paragraph of chapter.paragraphs) if (paragraph.rule === id) return { chapter, paragraph };
  }
  return null;
}

/** Which rule the dialogue shows. */
export const shown: { game: string; rule: string } = $state({ game: "", rule: "" });

export function showRule(game: string, rule: string): void {
  shown.game = game;
  shown.rule = rule;
}
