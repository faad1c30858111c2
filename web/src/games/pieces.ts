/* The same thing has the same name in the next view: what is gone from one place and new in another has travelled. */

import { computed, type ReadonlySignal } from "@preact/signals";

/** What lies where: the name of a place, and what kind of thing is on it. */
export type Lie = readonly [place: string, kind: string];
export interface Piece {
  kind: string;
  /** Its name for as long as it is seen. */
  id: string;
}
/** Pieces by their places. */
export type Pieces = ReadonlyMap<string, Piece>;

/** The pieces of a view, named after those of the view before. */
export function follow(before: Pieces, now: readonly Lie[], named: (kind: string) => string): Pieces {
  const stays = ([place, kind]: Lie) => before.get(place)?.kind === kind,
    kept = new Set(now.filter(stays).map(([place]) => place)),
    gone = [...before].filter(([place]) => !kept.has(place)).map(([, piece]) => piece);
  return new Map(
    now.map(lie => {
      const [place, kind] = lie,
        there = stays(lie) ? before.get(place) : undefined,
        from = there ? -1 : gone.findIndex(piece => piece.kind === kind),
        [came] = from < 0 ? [] : gone.splice(from, 1);
      return [place, there ?? came ?? { kind, id: named(kind) }] as const;
    }),
  );
}

/** The pieces of every view that comes, from what lies where in it. */
export function createPieces(lies: () => readonly Lie[]): ReadonlySignal<Pieces> {
  let before: Pieces = new Map(),
    count = 0;
  const named = (kind: string): string => {
    count += 1;
    return `${kind}.${count}`;
  };
  return computed(() => {
    before = follow(before, lies(), named);
    return before;
  });
}
