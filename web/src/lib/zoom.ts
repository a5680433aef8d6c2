/** Arithmetic of zooming. */
export const STEPS = [1, 1.25, 1.5, 2, 2.5, 3];
export const LARGEST = 3;

export function within(zoom: number): number {
  return Math.min(LARGEST, Math.max(1, zoom));
}

export function closer(zoom: number): number {
  return STEPS.find((step) => step > zoom + 0.01) ?? LARGEST;
}

export function wider(zoom: number): number {
  return STEPS.findLast((step) => step < zoom - 0.01) ?? 1;
}

/** Where to scroll, so that what lies under `point` of the window stays there. */
export function scrolled(scroll: number, point: number, before: number, after: number): number {
  return ((scroll + point) / before) * after - point;
}
