/* What the viewer is about to do: the tile in hand, its turn, the space pointed at, the building chosen. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import type { Aids, Board, Resource } from "./model";

export type Held = { kind: "tile"; tile: string } | { kind: "shipment"; resource: Resource };
export type Phase = "lay" | "build" | "share" | "draw" | "other";

export interface Play {
  table: Table<Board, Aids>;
  phase: ReadonlySignal<Phase>;
  /** True when the viewer is the one asked. */
  mine: ReadonlySignal<boolean>;
  held: Signal<Held | null>;
  turn: Signal<number>;
  /** Space under the pointer, and the one settled on by a click. */
  over: Signal<string | null>;
  pinned: Signal<string | null>;
  /** The lay that board, track and prompt preview. */
  laying: ReadonlySignal<LegalAction | null>;
  lays(space: string): LegalAction | undefined;
  chosen: Signal<string | null>;
  plot: Signal<string | null>;
  /** Whose village the own panel shows. */
  looked: Signal<number>;
  rotate(by?: number): void;
  hold(next: Held): void;
}

export function createPlay(table: Table<Board, Aids>): Play {
  const mine = computed(() => {
    const { viewer, actors } = table.view.value;
    return viewer !== null && actors.includes(viewer);
  });
  const phase = computed<Phase>(() => {
    const { board, prompt, actors } = table.view.value,
      what = prompt?.key.split("-")[1];
    return what === "lay" || what === "draw"
      ? what
      : what === "build"
        ? actors[0] === board.active
          ? "build"
          : "share"
        : "other";
  });
  const held = signal<Held | null>(null),
    turn = signal(0),
    over = signal<string | null>(null),
    pinned = signal<string | null>(null);
  const chosen = signal<string | null>(null),
    plot = signal<string | null>(null),
    looked = signal(table.me.value ?? 0);
  const lays = (space: string): LegalAction | undefined => {
    const now = held.value,
      legal = table.legal.value;
    return !now
      ? undefined
      : now.kind === "tile"
        ? legal.find("lay-tile", { tile: now.tile, space, turn: turn.value })
        : legal.find("lay-shipment", { space, resource: now.resource });
  };
  const laying = computed(() => {
    const space = over.value ?? pinned.value;
    return space ? (lays(space) ?? null) : null;
  });
  /* A new decision starts with empty hands: the first tile, or the only building that can be built. */
  effect(() => {
    const legal = table.legal.value;
    const first = legal.of("lay-tile")[0]?.action.tile as string | undefined;
    held.value = first ? { kind: "tile", tile: first } : null;
    over.value = pinned.value = plot.value = null;
    turn.value = 0;
    const can = new Set(legal.of("build").map(a => a.action.building as string));
    chosen.value = can.size === 1 ? [...can][0]! : null;
  });
  return {
    table,
    phase,
    mine,
    held,
    turn,
    over,
    pinned,
    laying,
    lays,
    chosen,
    plot,
    looked,
    rotate(by = 1) {
      if (held.value?.kind === "tile") turn.value = (turn.value + by + 4) % 4;
    },
    hold(next) {
      held.value = next;
      turn.value = 0;
    },
  };
}
