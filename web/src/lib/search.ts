/** Rules that contain all words of a search, ignoring case and accents. */
import type { Chapter } from "./protocol";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
}

export function search(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((paragraph) => {
        const text = plain(`${paragraph.rule ?? ""} ${chapter.title} ${paragraph.text}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
