/** Arrow keys: from one drawn thing to the nearest in that direction, from one line of a list to the next. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot ahead; what lies off the line counts double. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 4) return;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move the focus among the targets; true if the key was used. */
export function moveFocus(key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.matches("[data-token]")) return false;
  const all = [...document.querySelectorAll<HTMLElement>("[data-token]")].filter((e) => e !== now && e.offsetParent !== null);
  const found = all[nearest(centre(now), all.map(centre), key)];
  found?.focus();
  return found !== undefined;
}

/** Move the focus among the links and buttons of a list, which is one stop for Tab; from the list
 * itself up to its last one, down to its first. True if the key was used. */
export function moveInList(list: HTMLElement, key: string): boolean {
  if (key !== "ArrowUp" && key !== "ArrowDown") return false;
  const all = [...list.querySelectorAll<HTMLElement>("a, button")];
  const now = all.findIndex((element) => element === document.activeElement);
  const found = key === "ArrowDown" ? all[now + 1] : all[now < 0 ? all.length - 1 : now - 1];
  found?.focus();
  return found !== undefined;
}
