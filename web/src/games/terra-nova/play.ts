/* What the viewer is about to do: the pioneer in hand, the hex pointed at, the land looked at. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { Chart, type Aids, type Board, type Land } from "./model";

export interface Standing {
  id: number;
  seat: number;
  hex: string;
}
/** One action of the turn that is being played, as the log tells it. */
export interface Done {
  kind: "move" | "stone";
  hex: string;
}

export interface Play {
  table: Table<Board, Aids>;
  chart: ReadonlySignal<Chart>;
  /** The decision that is awaited: place, begin, act, end; null when the game is over. */
  phase: ReadonlySignal<string | null>;
  mine: ReadonlySignal<boolean>;
  /** The pioneer chosen to slide. */
  source: Signal<string | null>;
  /** The hex under pointer or focus, and the one touched first on a touch screen. */
  at: Signal<string | null>;
  pinned: Signal<string | null>;
  /** What a click on a hex would do. */
  targets: ReadonlySignal<ReadonlyMap<string, LegalAction>>;
  /** Own pioneers that can move, with the number of their moves. */
  movers: ReadonlySignal<ReadonlyMap<string, number>>;
  pioneers: ReadonlySignal<readonly Standing[]>;
  /** What lies on each hex, in words; kept, because only a new position changes it. */
  names: ReadonlySignal<ReadonlyMap<string, string>>;
  done: ReadonlySignal<readonly Done[]>;
  /** The zone overlay, and the one piece of land singled out in the panel. */
  overlay: Signal<boolean>;
  looked: Signal<Land | null>;
  pick(hex: string): void;
  drop(): void;
  /** Fingers cover what they point at: the first touch shows, the second does. */
  touching(yes: boolean): void;
}

export function createPlay(table: Table<Board, Aids>): Play {
  const view = table.view,
    source = signal<string | null>(null),
    at = signal<string | null>(null),
    pinned = signal<string | null>(null);
  const overlay = signal(false),
    looked = signal<Land | null>(null);
  let touch = false;
  const chart = computed(() => new Chart(view.value.board.hexes, table.width.value === "phone"));
  const phase = computed(() => view.value.board.turn.decision);
  const mine = computed(() => {
    const { viewer, actors } = view.value;
    return viewer !== null && actors.includes(viewer);
  });
  const movers = computed(() => {
    const found = new Map<string, number>();
    for (const { action } of table.legal.value.of("move"))
      found.set(action.source as string, (found.get(action.source as string) ?? 0) + 1);
    return found;
  });
  const targets = computed(() => {
    const legal = table.legal.value,
      from = source.value;
    const offered = from
      ? legal.where("move", { source: from })
      : [...legal.of("place"), ...legal.of("stone")];
    return new Map(offered.map(a => [(a.action.target ?? a.action.hex) as string, a]));
  });
  let last: readonly Standing[] = [],
    next = 0;
  /* A pioneer keeps its number while it slides, so that the picture slides too. */
  const pioneers = computed(() => {
    const now = view.value.board.hexes
      .filter(h => h.pioneer !== null)
      .map(h => ({ seat: h.pioneer!, hex: h.name }));
    const stayed = (p: { seat: number; hex: string }) => last.find(q => q.seat === p.seat && q.hex === p.hex);
    const came = now.filter(p => !stayed(p)),
      gone = last.filter(q => !now.some(p => p.seat === q.seat && p.hex === q.hex));
    const slid = came.length === 1 ? gone.find(q => q.seat === came[0]!.seat) : undefined;
    return (last = now
      .map(p => ({ ...p, id: stayed(p)?.id ?? slid?.id ?? next++ }))
      .sort((a, b) => a.id - b.id));
  });
  const names = computed(
    () =>
      new Map(
        chart.value.hexes.map(hex => {
          const what = hex.stone
            ? "stone"
            : hex.pioneer !== null
              ? "pioneer"
              : hex.closed
                ? "closed"
                : "empty";
          return [
            hex.name,
            table.say(`tn-cell-${what}`, {
              hex: hex.name,
              terrain: { label: `terrain-${hex.terrain}` },
              player: hex.pioneer === null ? "" : { seat: hex.pioneer },
            }),
          ];
        }),
      ),
  );
  const done = computed<Done[]>(() => {
    const { step, board } = view.value;
    return table.log.value
      .filter(e => (e.kind === "move" || e.kind === "stone") && e.n >= step - board.turn.done && e.n < step)
      .map(e => ({ kind: e.kind as "move" | "stone", hex: String(e.args?.target ?? e.args?.hex) }));
  });
  const step = computed(() => view.value.step),
    only = computed(() =>
      phase.value === "begin" && movers.value.size === 1 ? [...movers.value.keys()][0]! : null,
    );
  effect(() => {
    void step.value;
    source.value = pinned.value = looked.value = null;
  });
  effect(() => {
    if (only.value) source.value = only.value;
  });
  effect(() => {
    table.peek.value = targets.value.get(at.value ?? "") ?? targets.value.get(pinned.value ?? "") ?? null;
  });

  const pick = (hex: string): void => {
    const action = targets.value.get(hex),
      from = source.value;
    if (action) {
      if (touch && pinned.value !== hex) pinned.value = hex;
      else table.choose(action);
      return;
    }
    pinned.value = null;
    if (movers.value.has(hex)) {
      source.value = from === hex ? null : hex;
      return;
    }
    if (!mine.value || !table.legal.value.all.length) return;
    if (phase.value === "place") table.whyNot({ kind: "place", hex });
    else if (from) table.whyNot({ kind: "move", source: from, target: hex });
    else if (chart.value.hex(hex)!.pioneer !== null)
      table.whyNot({
        kind: "move",
        source: hex,
        target: chart.value.around(chart.value.hex(hex)!).find(h => h)!.name,
      });
    else table.whyNot({ kind: "stone", hex });
  };
  return {
    table,
    chart,
    phase,
    mine,
    source,
    at,
    pinned,
    targets,
    movers,
    pioneers,
    names,
    done,
    overlay,
    looked,
    pick,
    drop() {
      source.value = pinned.value = looked.value = null;
    },
    touching(yes) {
      touch = yes;
    },
  };
}
