/* What the viewer is about to do: the tile in hand, its turn, the space pointed at, the building chosen, its plot and face. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { nth } from "../../lookup";
import { announce } from "../../state/announce";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { createPieces, type Pieces } from "../pieces";
import type { Aids, Board, Resource, SeatBoard } from "./model";
import { liesOf } from "./pieces";
import { buildingLabel, buildWords, layWords, placesWords, tileWords, turnWords } from "./words";

export type Held = { kind: "tile"; tile: string } | { kind: "shipment"; resource: Resource };
export type Phase = "lay" | "build" | "share" | "draw" | "other";
export type Face = "up" | "down";

export interface Play {
  table: Table<Board, Aids>;
  phase: ReadonlySignal<Phase>;
  /** True when the viewer is the one asked. */
  mine: ReadonlySignal<boolean>;
  /** Everything that can travel, by its place. */
  pieces: ReadonlySignal<Pieces>;
  held: Signal<Held | null>;
  turn: Signal<number>;
  /** Space under the pointer, and the one settled on by a click. */
  over: Signal<string | null>;
  pinned: Signal<string | null>;
  /** The lay that board, track and prompt preview. */
  laying: ReadonlySignal<LegalAction | null>;
  lays(space: string): LegalAction | undefined;
  /** The building of the hand that is to be built, and the plot settled on. */
  chosen: Signal<string | null>;
  plot: Signal<string | null>;
  face: Signal<Face>;
  /** The ways to build it there: face up, face down or both. */
  ways(plot: string): readonly LegalAction[];
  /** The way that will be carried out on the plot settled on. */
  building: ReadonlySignal<LegalAction | null>;
  /** Whose village the own panel shows. */
  looked: Signal<number>;
}

/** What the viewer has; null for a spectator. */
export function ownBoard({ table }: Pick<Play, "table">): SeatBoard | null {
  const me = table.me.value;
  return me === null ? null : nth(table.view.value.board.seats, me, "seats");
}

/** Is it the time of buildings: one's own turn to build, or the leftovers of another's? */
export const isBuilding = ({ phase, mine }: Play): boolean =>
  mine.value && (phase.value === "build" || phase.value === "share");

function phaseOf(table: Table<Board, Aids>): Phase {
  const { board, prompt, actors } = table.view.value,
    what = prompt?.key.split("-")[1];
  if (what === "lay" || what === "draw") return what;
  if (what !== "build") return "other";
  return actors[0] === board.active ? "build" : "share";
}

/** The one building that can be built, if there is but one. */
function onlyBuilding(table: Table<Board, Aids>): string | null {
  const can = new Set(table.legal.value.of("build").map(a => a.action.building as string));
  return can.size === 1 ? nth([...can], 0, "list") : null;
}

/** A new decision starts with empty hands: the first tile, or the only building that can be built. */
function startAnew({ table, held, turn, over, pinned, plot, face, chosen }: Play): void {
  const legal = table.legal.value,
    first = ownBoard({ table })?.tiles?.find(tile => legal.find("lay-tile", { tile }));
  held.value = first ? { kind: "tile", tile: first } : null;
  over.value = pinned.value = plot.value = null;
  turn.value = 0;
  face.value = "up";
  chosen.value = onlyBuilding(table);
}

export function createPlay(table: Table<Board, Aids>): Play {
  const held = signal<Held | null>(null),
    turn = signal(0),
    over = signal<string | null>(null),
    pinned = signal<string | null>(null),
    chosen = signal<string | null>(null),
    plot = signal<string | null>(null),
    face = signal<Face>("up");
  const lays = (space: string): LegalAction | undefined => {
    const now = held.value,
      legal = table.legal.value;
    if (!now) return undefined;
    return now.kind === "tile"
      ? legal.find("lay-tile", { tile: now.tile, space, turn: turn.value })
      : legal.find("lay-shipment", { space, resource: now.resource });
  };
  const ways = (at: string): readonly LegalAction[] =>
    chosen.value ? table.legal.value.where("build", { building: chosen.value, plot: at }) : [];
  const play: Play = {
    table,
    phase: computed(() => phaseOf(table)),
    mine: computed(() => {
      const { viewer, actors } = table.view.value;
      return viewer !== null && actors.includes(viewer);
    }),
    pieces: createPieces(() => liesOf(table.view.value.board)),
    held,
    turn,
    over,
    pinned,
    laying: computed(() => {
      const space = over.value ?? pinned.value;
      return space ? (lays(space) ?? null) : null;
    }),
    lays,
    chosen,
    plot,
    face,
    ways,
    building: computed(() => {
      const found = plot.value ? ways(plot.value) : [];
      return found.find(a => a.action.face === face.value) ?? found[0] ?? null;
    }),
    looked: signal(table.me.value ?? 0),
  };
  effect(() => startAnew(play));
  return play;
}

/** Turn the tile in hand by quarters to the right, and say how it lies. */
export function rotate(play: Play, by = 1): void {
  const { held, turn, pinned, lays, table } = play,
    tile = held.value;
  if (tile?.kind !== "tile") return;
  turn.value = (turn.value + by + 4) % 4;
  const lay = pinned.value ? lays(pinned.value) : undefined,
    { say } = table;
  announce(
    say("nh-said-turn", {
      turned: turnWords(say, turn.value),
      lies: tileWords(say, tile.tile, turn.value),
      here: lay ? layWords(say, lay) : "",
    }),
  );
}

/** Take a tile or the shipment in hand; the space that was settled on was meant for another one. */
export function hold({ held, turn, pinned, table }: Play, next: Held): void {
  const { say } = table;
  held.value = next;
  turn.value = 0;
  pinned.value = null;
  announce(
    next.kind === "tile"
      ? say("nh-said-tile", { lies: tileWords(say, next.tile) })
      : say("nh-said-shipment", { resource: { label: `resource-${next.resource}` } }),
  );
}

/** Settle on a space; the second time the tile is laid there. */
export function settle(play: Play, space: string): void {
  const { pinned, lays, table } = play,
    lay = lays(space);
  if (!lay) return;
  if (pinned.value === space) table.choose(lay);
  else {
    pinned.value = space;
    announce(table.say("nh-said-space", { lay: layWords(table.say, lay) }));
  }
}

/** Choose a building of the hand, or put it back; the only one, which was in hand from the start, stays there. */
export function pickBuilding(play: Play, code: string): void {
  const { table, chosen, plot, face, looked } = play;
  plot.value = null;
  face.value = "up";
  looked.value = table.me.value ?? looked.value;
  if (chosen.value === code && onlyBuilding(table) !== code) {
    dropBuilding(play, code);
    return;
  }
  chosen.value = code;
  const places = [
    ...new Set(table.legal.value.where("build", { building: code }).map(a => String(a.action.plot))),
  ];
  announce(
    table.say("nh-said-building", { building: buildingLabel(code), places: placesWords(table.say, places) }),
  );
}

function dropBuilding({ table, chosen }: Play, code: string): void {
  chosen.value = null;
  announce(table.say("nh-said-back", { building: buildingLabel(code) }));
}

/** Settle on a plot; the second time it is built there. */
export function settlePlot(play: Play, plot: string): void {
  if (play.plot.value === plot) {
    play.table.choose(play.building.value ?? undefined);
    return;
  }
  play.face.value = "up";
  play.plot.value = plot;
  sayPlot(play);
}

/** Turn the building on the plot settled on, if both its faces may stand there. */
export function setFace(play: Play, face: Face): void {
  if (!play.plot.value || !play.ways(play.plot.value).some(a => a.action.face === face)) return;
  play.face.value = face;
  sayPlot(play);
}

function sayPlot({ building, plot, ways, table: { say } }: Play): void {
  const way = building.value;
  if (!way || !plot.value) return;
  announce(
    say(ways(plot.value).length > 1 ? "nh-said-plot-faces" : "nh-said-plot", {
      build: buildWords(say, [way], way),
    }),
  );
}

/** Put back what was settled on or chosen. */
export function putBack(play: Play): void {
  const { pinned, plot, chosen, table } = play;
  if (chosen.value && !plot.value) dropBuilding(play, chosen.value);
  else if (plot.value || pinned.value) announce(table.say("nh-said-none"));
  pinned.value = plot.value = null;
}
