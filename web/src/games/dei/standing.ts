/** What markets and tasks are worth to the one who looks, from the numbers of the view. No rules. */
import { COLOURS, type DeiView, type Market, type Slot, type Task } from "./view";

export interface Offer {
  /** Technology and energy that I would pay: what I can, else what I am nearest to. */
  price: [technology: number, energy: number];
  /** Other ways to pay. */
  others: [technology: number, energy: number][];
  lacking: { technology: number; energy: number };
  /** My outposts of the market's colour, and how many are missing; an outpost candy boost may stand for one. */
  cubes: number;
  missing: number;
  boosted: boolean;
}

export function offerFor(view: DeiView, seat: number, market: Market, slot: Slot): Offer {
  const me = view.players[seat];
  const prices = (slot.prices ?? [slot.cost]) as [number, number][];
  const lack = ([technology, energy]: [number, number]) => ({ technology: Math.max(0, technology - (me?.technology ?? technology)), energy: Math.max(0, energy - (me?.energy ?? energy)) });
  const least = (price: [number, number]) => lack(price).technology + lack(price).energy;
  const price = prices.reduce((best, one) => (least(one) < least(best) ? one : best));
  const cubes = me && market.colour ? (me.cubes[COLOURS.indexOf(market.colour)] ?? 0) : 0;
  const few = me ? Math.max(0, slot.outposts - cubes) : 0;
  const boosted = few === 1 && (me?.candy["outpost"] ?? 0) > 0;
  return { price, others: prices.filter((one) => one !== price), lacking: lack(price), cubes, missing: boosted ? 0 : few, boosted };
}

/** A column takes one marker of each player. */
export function isClosed(view: DeiView, task: Task): boolean {
  return view.tasks.some((other) => other.column === task.column && other.markers.includes(view.seat));
}

/** What a task would score me now, on time or late as it is; null for a spectator or a closed column. */
export function worthNow(view: DeiView, task: Task): number | null {
  return task.for_me && !isClosed(view, task) ? task.for_me[task.is_late ? 1 : 0]! : null;
}
