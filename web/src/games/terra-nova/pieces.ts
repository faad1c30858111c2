/* Pieces keep their number from view to view, so that the picture can show where they went. */
import { need, nth } from "../../lookup";
import type { Hex } from "./model";

export interface Standing {
  id: number;
  seat: number;
  hex: string;
}

/** Numbers pioneers: one that slid keeps its number. */
export function countPioneers(): (hexes: readonly Hex[]) => readonly Standing[] {
  let last: readonly Standing[] = [],
    next = 0;
  return hexes => {
    const now = hexes
        .filter(h => h.pioneer !== null)
        .map(h => ({ seat: need(h.pioneer, "pioneer"), hex: h.name })),
      stayed = (p: { seat: number; hex: string }) => last.find(q => q.seat === p.seat && q.hex === p.hex),
      came = now.filter(p => !stayed(p)),
      gone = last.filter(q => !now.some(p => p.seat === q.seat && p.hex === q.hex)),
      slid = came.length === 1 ? gone.find(q => q.seat === nth(came, 0, "came").seat) : undefined,
      numbered = now.map(p => ({ ...p, id: stayed(p)?.id ?? slid?.id ?? next++ }));
    last = numbered.sort((a, b) => a.id - b.id);
    return last;
  };
}

/** Numbers stones in the order in which they come: the next one lies in the supply until then. */
export function countStones(): (hexes: readonly Hex[]) => {
  laid: ReadonlyMap<string, number>;
  next: number;
} {
  let laid: ReadonlyMap<string, number> = new Map();
  return hexes => {
    const there = hexes.filter(h => h.stone).map(h => h.name),
      kept = there.filter(name => laid.has(name)),
      came = there.filter(name => !laid.has(name)),
      numbers = new Map(kept.map((name, i) => [name, laid.get(name) ?? i]));
    let next = Math.max(-1, ...numbers.values()) + 1;
    for (const name of came) numbers.set(name, next++);
    laid = numbers;
    return { laid, next };
  };
}
