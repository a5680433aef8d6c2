/** The games that have a drawing of their own; the others are shown plainly. */
import type { GameSkin } from "./game";

const skins = import.meta.glob<{ skin: GameSkin }>("./*/index.ts");

export async function skinOf(game: string): Promise<GameSkin> {
  const load = skins[`./${game}/index.ts`] ?? skins["./plain/index.ts"];
  return (await load!()).skin;
}
