/** The free floor of one area, in small squares: a box is put where it covers nothing else. No rules. */
import { SIDE } from "./geometry";
import type { Cell, MapArea } from "./view";

/** The side of a square in drawing units. */
const GRAIN = 2.5;
const PER = SIDE / GRAIN;
/** How much of a cell is left free where the area ends: at the sides, above, and below (the wall of heights). */
const MARGIN = { ground: { side: 1, above: 1, below: 1 }, heights: { side: 1, above: 1, below: 4 } };

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const OUTSIDE = 4096;

export class Floor {
  readonly #left: number;
  readonly #top: number;
  readonly #wide: number;
  readonly #high: number;
  /** What it costs to cover a square: 0 free, OUTSIDE or more impossible. */
  readonly #cost: Int32Array;
  /** Sums of the costs above and left of a corner. */
  readonly #sums: Int32Array;
  #stale = true;

  constructor(area: MapArea) {
    const rows = area.cells.map(([row]) => row);
    const columns = area.cells.map(([, column]) => column);
    this.#left = Math.min(...columns) * PER;
    this.#top = Math.min(...rows) * PER;
    this.#wide = (Math.max(...columns) + 1) * PER - this.#left;
    this.#high = (Math.max(...rows) + 1) * PER - this.#top;
    this.#cost = new Int32Array(this.#wide * this.#high).fill(OUTSIDE);
    this.#sums = new Int32Array((this.#wide + 1) * (this.#high + 1));
    this.#open(area);
  }

  #open(area: MapArea): void {
    const has = new Set(area.cells.map(String));
    const margin = MARGIN[area.level];
    for (const [row, column] of area.cells) {
      const beside = [-1, 0, 1].map((down) => [-1, 0, 1].map((right) => has.has(String([row + down, column + right] satisfies Cell))));
      for (let y = 0; y < PER; y++) {
        const down = y < margin.above ? -1 : y >= PER - margin.below ? 1 : 0;
        for (let x = 0; x < PER; x++) {
          const right = x < margin.side ? -1 : x >= PER - margin.side ? 1 : 0;
          const inside = beside[down + 1]![1] && beside[1]![right + 1] && beside[down + 1]![right + 1];
          if (inside) this.#cost[(row * PER + y - this.#top) * this.#wide + column * PER + x - this.#left] = 0;
        }
      }
    }
  }

  /** Covering this costs something from now on; without a cost it is impossible. */
  cover(box: Box, cost = OUTSIDE): void {
    const left = Math.max(0, Math.floor(box.x / GRAIN) - this.#left);
    const top = Math.max(0, Math.floor(box.y / GRAIN) - this.#top);
    const right = Math.min(this.#wide, Math.ceil((box.x + box.wide) / GRAIN) - this.#left);
    const bottom = Math.min(this.#high, Math.ceil((box.y + box.high) / GRAIN) - this.#top);
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) this.#cost[y * this.#wide + x]! += cost;
    this.#stale = true;
  }

  #sum(): void {
    const step = this.#wide + 1;
    for (let y = 0; y < this.#high; y++) {
      let row = 0;
      for (let x = 0; x < this.#wide; x++) {
        // Capped, so that a large area of impossible squares does not overflow.
        row += Math.min(OUTSIDE, this.#cost[y * this.#wide + x]!);
        this.#sums[(y + 1) * step + x + 1] = this.#sums[y * step + x + 1]! + row;
      }
    }
    this.#stale = false;
  }

  /** The best place for a box of this size, nearest to a point by the given measure; null where there is none. */
  find(wide: number, high: number, far: (x: number, y: number) => number): Box | null {
    if (this.#stale) this.#sum();
    const [w, h] = [Math.ceil(wide / GRAIN), Math.ceil(high / GRAIN)];
    const step = this.#wide + 1;
    let best: Box | null = null;
    let least = Infinity;
    for (let y = 0; y + h <= this.#high; y++) {
      for (let x = 0; x + w <= this.#wide; x++) {
        const covered = this.#sums[(y + h) * step + x + w]! - this.#sums[y * step + x + w]! - this.#sums[(y + h) * step + x]! + this.#sums[y * step + x]!;
        if (covered >= OUTSIDE || covered >= least) continue;
        const box = { x: (x + this.#left) * GRAIN, y: (y + this.#top) * GRAIN, wide, high };
        const cost = covered + far(box.x, box.y);
        if (cost < least) [best, least] = [box, cost];
      }
    }
    return best;
  }

  /** Find a place and cover it. */
  put(wide: number, high: number, far: (x: number, y: number) => number): Box | null {
    const box = this.find(wide, high, far);
    if (box) this.cover(box);
    return box;
  }
}
