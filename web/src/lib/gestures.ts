/** Fingers, wheel and mouse on a window into a board: two fingers or ctrl and wheel zoom, dragging moves. */
export interface Zoomed {
  zoom(): number;
  /** Zoom so that what lies under a point of the window, in pixels, stays there. */
  to(zoom: number, x: number, y: number): void;
  /** Whether there is anything to be moved to. */
  movable(): boolean;
}

function gap([one, two]: TouchList | Touch[]): number {
  return Math.hypot(one!.clientX - two!.clientX, one!.clientY - two!.clientY);
}

export function gestures(pane: HTMLElement, board: Zoomed): () => void {
  let dragged = false;
  let drag: { x: number; y: number; left: number; top: number } | null = null;
  let pinch: { gap: number; zoom: number } | null = null;
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(what: K, then: (event: HTMLElementEventMap[K]) => void, capture = false) =>
    pane.addEventListener(what, then, { passive: false, capture, signal: listening.signal });
  const to = (zoom: number, x: number, y: number) => {
    const box = pane.getBoundingClientRect();
    board.to(zoom, x - box.x, y - box.y);
  };

  on("wheel", (turn) => {
    if (!turn.ctrlKey) return;
    turn.preventDefault();
    to(board.zoom() * (turn.deltaY < 0 ? 1.15 : 1 / 1.15), turn.clientX, turn.clientY);
  });
  on("pointerdown", (press) => {
    dragged = false;
    if (press.pointerType === "mouse" && press.button === 0 && board.movable()) drag = { x: press.clientX, y: press.clientY, left: pane.scrollLeft, top: pane.scrollTop };
  });
  on("pointermove", (press) => {
    if (!drag) return;
    if (Math.hypot(press.clientX - drag.x, press.clientY - drag.y) > 6) dragged = true;
    if (dragged) pane.scrollTo(drag.left - press.clientX + drag.x, drag.top - press.clientY + drag.y);
  });
  on("pointerup", () => (drag = null));
  on("pointerleave", () => (drag = null));
  on("touchstart", ({ touches }) => (pinch = touches.length === 2 ? { gap: gap(touches), zoom: board.zoom() } : null));
  on("touchmove", (touch) => {
    const [one, two] = touch.touches;
    if (!pinch || !one || !two) return;
    touch.preventDefault();
    to((pinch.zoom * gap(touch.touches)) / pinch.gap, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  });
  // a drag is not a touch of what lies under it
  on("click", (click) => {
    if (dragged) click.stopPropagation();
    dragged = false;
  }, true);
  return () => listening.abort();
}

/** The keys that zoom, unless something is being written or asked. */
export function zoomKey(press: KeyboardEvent): string {
  const busy = press.ctrlKey || press.metaKey || press.altKey || (press.target as HTMLElement).matches("input, textarea, select") || document.querySelector("dialog[open]");
  return busy ? "" : press.key;
}
