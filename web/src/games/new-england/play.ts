/* What the viewer is about to do: the start tile in hand, the figure picked up, the spaces of a shape pointed at. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { nth } from "../../lookup";
import { announce } from "../../state/announce";
import { codeOf } from "../../text/args";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { createPieces, type Pieces } from "../pieces";
import {
  type Aids,
  type Board,
  effectOf,
  type FigureId,
  type Fits,
  figureAt,
  isFigure,
  type TerrainId,
  tileAt,
} from "./model";
import { liesOf } from "./pieces";
import { itemLabel } from "./words";

export type Asked = "start" | "announce" | "marker" | "turn" | "lay" | "use" | "none";
type Targets = ReadonlyMap<string, readonly LegalAction[]>;

export interface Play {
  table: Table<Board, Aids>;
  asked: ReadonlySignal<Asked>;
  /** Everything that can travel, by its place. */
  pieces: ReadonlySignal<Pieces>;
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
  /** The start tiles or shapes that are still possible. */
  shapes: ReadonlySignal<readonly LegalAction[]>;
  /** What can be clicked on the map now, by space. */
  targets: ReadonlySignal<Targets>;
  /** The places of the item pointed at. */
  places: ReadonlySignal<Fits | null>;
  /** The spaces that the previewed action would take. */
  shape: ReadonlySignal<readonly string[]>;
}

function group(actions: readonly LegalAction[], spacesOf: (a: LegalAction) => readonly string[]): Targets {
  const found = new Map<string, LegalAction[]>();
  for (const one of actions)
    for (const space of spacesOf(one)) {
      const there = found.get(space);
      if (there) there.push(one);
      else found.set(space, [one]);
    }
  return found;
}

/** The start tile in hand: the one chosen, or the first of those left. */
export function startInHand({ table, terrain }: Pick<Play, "table" | "terrain">): TerrainId | undefined {
  const types = [...new Set(table.legal.value.of("place-start").map(a => a.action.terrain as TerrainId))];
  return terrain.value && types.includes(terrain.value) ? terrain.value : types[0];
}

function shapesLeft(play: Pick<Play, "table" | "terrain" | "picked">): readonly LegalAction[] {
  const legal = play.table.legal.value,
    wanted = startInHand(play),
    all = wanted ? legal.where("place-start", { terrain: wanted }) : legal.of("develop");
  return all.filter(a => play.picked.value.every(s => effectOf(a).spaces?.includes(s)));
}

/** A start tile is taken up, and stood on, by either of its two spaces. */
function targetsOf({
  table,
  shapes,
  picked,
  origin,
}: Pick<Play, "table" | "shapes" | "picked" | "origin">): Targets {
  const legal = table.legal.value,
    { board } = table.view.value,
    moves = legal.of("move");
  if (shapes.value.length)
    return new Map(
      [...group(shapes.value, a => effectOf(a).spaces ?? [])].filter(
        ([space]) => !picked.value.includes(space),
      ),
    );
  for (const kind of ["lay-tile", "place-figure"])
    if (legal.of(kind).length) return group(legal.of(kind), a => [String(a.action.space)]);
  return origin.value
    ? group(
        moves.filter(a => a.action.origin === origin.value),
        a => [String(a.action.target)],
      )
    : group(moves, a => tileAt(board, String(a.action.origin)));
}

function shapeAt({
  table,
  shapes,
  targets,
  picked,
  over,
}: Pick<Play, "table" | "shapes" | "targets" | "picked" | "over">): readonly string[] {
  const here = over.value;
  if (!here) return picked.value;
  if (!shapes.value.length && targets.value.has(here)) {
    /* A figure stands on the whole tile, and a start tile has two spaces. */
    const tile = tileAt(table.view.value.board, here);
    return tile.length > 1 ? tile : [];
  }
  const first = shapes.value.find(a => effectOf(a).spaces?.includes(here));
  return effectOf(first).spaces ?? picked.value;
}

function askedOf(table: Table<Board, Aids>): Asked {
  const key = table.view.value.prompt?.key ?? "";
  return key.startsWith("prompt-") ? (key.slice("prompt-".length) as Asked) : "none";
}

export function createPlay(table: Table<Board, Aids>): Play {
  const terrain = signal<TerrainId | null>(null),
    picked = signal<readonly string[]>([]),
    origin = signal<string | null>(null),
    item = signal<string | null>(null),
    over = signal<string | null>(null);
  /* A new decision: nothing is held any more. */
  effect(() => {
    void table.view.value.step;
    picked.value = [];
    origin.value = null;
    over.value = null;
  });
  const shapes = computed(() => shapesLeft({ table, terrain, picked })),
    targets = computed(() => targetsOf({ table, shapes, picked, origin }));
  return {
    table,
    asked: computed(() => askedOf(table)),
    pieces: createPieces(() => liesOf(table.view.value.board)),
    terrain,
    picked,
    origin,
    item,
    over,
    shapes,
    targets,
    places: computed(() => {
      const { aids } = table.view.value,
        code = item.value;
      return code ? (aids.cards?.[code] ?? aids.tiles?.[code] ?? null) : null;
    }),
    shape: computed(() => shapeAt({ table, shapes, targets, picked, over })),
  };
}

/** Which start tile will be placed. */
export function holdStart(play: Play, next: TerrainId): void {
  play.terrain.value = next;
  play.picked.value = [];
  announce(inHand(play));
}

/** The start tile in hand, in words; one that is placed already is not taken up. */
export function inHand(play: Play): string {
  const held = startInHand(play);
  return held ? play.table.say("ne-said-start", { terrain: itemLabel(held) }) : "";
}

/** Let go of the figure or of the spaces clicked so far. */
export function putBack({ table, picked, origin }: Play): void {
  if (picked.value.length || origin.value) announce(table.say("ne-said-back"));
  picked.value = [];
  origin.value = null;
}

/** One more space of a start tile or a shape; what is left to choose from is said. */
function pickShape(play: Play, space: string): void {
  const { table, shapes, picked, targets } = play,
    left = shapes.value.filter(a => effectOf(a).spaces?.includes(space));
  if (left.length === 1) {
    table.choose(left[0]);
    return;
  }
  picked.value = [...picked.value, space];
  announce(table.say("ne-said-space", { space, spaces: [...targets.value.keys()] }));
}

function takeUp({ table, origin, targets }: Play, move: LegalAction): void {
  const { board } = table.view.value;
  origin.value = String(move.action.origin);
  announce(
    table.say("ne-said-figure", {
      figure: itemLabel(figureAt(board, origin.value) ?? ""),
      space: origin.value,
      n: targets.value.size,
      spaces: [...targets.value.keys()],
    }),
  );
}

/** A press on a space: it is taken, or what was held is put back. */
export function pick(play: Play, space: string): void {
  const { table, targets, shapes, origin } = play,
    found = targets.value.get(space);
  if (!found) {
    putBack(play);
    return;
  }
  const first = nth(found, 0, "found");
  if (shapes.value.length) pickShape(play, space);
  else if (first.action.kind === "move" && !origin.value) takeUp(play, first);
  else table.choose(first);
}

/** Which figure a card in use would place, for the ghost at the pointer. */
export const figureInHand = (play: Play): FigureId | null => {
  const code = codeOf(play.table.view.value.prompt?.args?.card) ?? "";
  return isFigure(code) ? code : null;
};
