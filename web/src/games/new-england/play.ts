/* What the viewer is about to do: the start tile in hand, the figure picked up, the spaces of a shape pointed at. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { effectOf, isFigure, type Aids, type Board, type Fits, type TerrainId } from "./model";

export type Asked = "start" | "announce" | "marker" | "turn" | "lay" | "use" | "none";

export interface Play {
  table: Table<Board, Aids>;
  asked: ReadonlySignal<Asked>;
  /** The start tile that will be placed. */
  terrain: Signal<TerrainId | null>;
  /** Spaces clicked so far of a start tile or of a shape. */
  picked: Signal<readonly string[]>;
  /** The figure that will move. */
  origin: Signal<string | null>;
  /** An item of the offer or of a barn under the pointer: its places show on the map. */
  item: Signal<string | null>;
  /** A space under the pointer. */
  over: Signal<string | null>;
  /** What can be clicked on the map now, by space. */
  targets: ReadonlySignal<ReadonlyMap<string, readonly LegalAction[]>>;
  /** The places of the item pointed at. */
  places: ReadonlySignal<Fits | null>;
  /** The spaces that the previewed action would take. */
  shape: ReadonlySignal<readonly string[]>;
  pick(space: string): void;
}

const group = (
  actions: readonly LegalAction[],
  spacesOf: (a: LegalAction) => readonly string[],
): Map<string, LegalAction[]> => {
  const found = new Map<string, LegalAction[]>();
  for (const one of actions)
    for (const space of spacesOf(one)) {
      const there = found.get(space);
      if (there) there.push(one);
      else found.set(space, [one]);
    }
  return found;
};

export function createPlay(table: Table<Board, Aids>): Play {
  const terrain = signal<TerrainId | null>(null),
    picked = signal<readonly string[]>([]),
    origin = signal<string | null>(null);
  const item = signal<string | null>(null),
    over = signal<string | null>(null);
  const asked = computed<Asked>(() => {
    const key = table.view.value.prompt?.key ?? "";
    return key.startsWith("prompt-") ? (key.slice("prompt-".length) as Asked) : "none";
  });
  /* A new decision: nothing is held any more. */
  effect(() => {
    void table.view.value.step;
    picked.value = [];
    origin.value = null;
    over.value = null;
  });

  const shapes = computed<readonly LegalAction[]>(() => {
    const legal = table.legal.value;
    const open = legal.of("place-start"),
      types = new Set(open.map(a => a.action.terrain));
    const wanted = terrain.value && types.has(terrain.value) ? terrain.value : [...types][0];
    const all = open.length ? open.filter(a => a.action.terrain === wanted) : legal.of("develop");
    return all.filter(a => picked.value.every(s => effectOf(a).spaces?.includes(s)));
  });
  const targets = computed<ReadonlyMap<string, readonly LegalAction[]>>(() => {
    const legal = table.legal.value;
    if (shapes.value.length) {
      const found = group(shapes.value, a => effectOf(a).spaces ?? []);
      picked.value.forEach(s => found.delete(s));
      return found;
    }
    if (legal.of("lay-tile").length) return group(legal.of("lay-tile"), a => [a.action.space as string]);
    if (legal.of("place-figure").length)
      return group(legal.of("place-figure"), a => [a.action.space as string]);
    const moves = legal.of("move");
    return origin.value
      ? group(
          moves.filter(a => a.action.origin === origin.value),
          a => [a.action.target as string],
        )
      : group(moves, a => [a.action.origin as string]);
  });
  const places = computed<Fits | null>(() => {
    const { aids } = table.view.value,
      code = item.value;
    if (!code) return null;
    return (
      aids.cards?.[code] ??
      (aids.tiles && code in aids.tiles ? { spaces: aids.tiles[code as TerrainId].spaces } : null)
    );
  });
  const shape = computed<readonly string[]>(() => {
    const here = over.value;
    if (!here || !shapes.value.length) return picked.value;
    const first = shapes.value.find(a => effectOf(a).spaces?.includes(here));
    return first ? effectOf(first).spaces! : picked.value;
  });
  const play: Play = {
    table,
    asked,
    terrain,
    picked,
    origin,
    item,
    over,
    targets,
    places,
    shape,
    pick(space) {
      const found = targets.value.get(space);
      if (!found) {
        picked.value = [];
        origin.value = null;
        return;
      }
      if (shapes.value.length) {
        const left = shapes.value.filter(a => effectOf(a).spaces?.includes(space));
        if (left.length === 1) table.choose(left[0]);
        else picked.value = [...picked.value, space];
        return;
      }
      if (found[0]!.action.kind === "move" && !origin.value) {
        origin.value = space;
        return;
      }
      table.choose(found[0]);
    },
  };
  return play;
}

/** Which figure a card in use would place, for the ghost at the pointer. */
export const figureInHand = (play: Play): string | null => {
  const card = play.table.view.value.prompt?.args?.card;
  const code =
    typeof card === "object" && card !== null && "label" in card ? card.label.replace("item-", "") : "";
  return isFigure(code) ? code : null;
};
