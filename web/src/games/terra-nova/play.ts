/* What the viewer is about to do: the pioneer in hand, the hex pointed at, the land looked at. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { need, nth } from "../../lookup";
import { announce } from "../../state/announce";
import type { Action, LegalAction } from "../../types";
import type { Table } from "../board";
import { noUse } from "../no-use";
import { type Aids, type Board, Chart, type Land } from "./model";
import { nameOf } from "./parts/names";
import { countPioneers, countStones, type Standing } from "./pieces";

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
  /** The number of each stone on the island, and of the next one in the supply. */
  stones: ReadonlySignal<{ laid: ReadonlyMap<string, number>; next: number }>;
  /** What lies on each hex, in words; kept, because only a new position changes it. */
  names: ReadonlySignal<ReadonlyMap<string, string>>;
  done: ReadonlySignal<readonly Done[]>;
  /** The zone overlay, and the one piece of land singled out in the panel. */
  overlay: Signal<boolean>;
  looked: Signal<Land | null>;
  pick(hex: string): void;
  drop(): void;
  /** Show or hide the zones; look at one piece of land, or no longer. */
  zones(): void;
  look(land: Land): void;
  /** Fingers cover what they point at: the first touch shows, the second does. */
  touching(yes: boolean): void;
}

/** What the reader has chosen so far. */
function createHand() {
  return {
    source: signal<string | null>(null),
    at: signal<string | null>(null),
    pinned: signal<string | null>(null),
    overlay: signal(false),
    looked: signal<Land | null>(null),
    /** The last press was by a finger, which covers what it points at. */
    touch: false,
  };
}
type Hand = ReturnType<typeof createHand>;

/** What can be done: own pioneers that can move, and what a click on a hex would do. */
function createOffers({ legal }: Table<Board, Aids>, { source }: Hand) {
  const movers = computed(() => {
    const found = new Map<string, number>();
    for (const { action } of legal.value.of("move"))
      found.set(action.source as string, (found.get(action.source as string) ?? 0) + 1);
    return found;
  });
  const targets = computed(() => {
    const from = source.value,
      offered = from
        ? legal.value.where("move", { source: from })
        : [...legal.value.of("place"), ...legal.value.of("stone")];
    return new Map(offered.map(a => [(a.action.target ?? a.action.hex) as string, a]));
  });
  return { movers, targets };
}

/** The actions of the present turn, from the log. */
const doneIn = ({ view, log }: Table<Board, Aids>): Done[] => {
  const { step, board } = view.value;
  return log.value
    .filter(e => (e.kind === "move" || e.kind === "stone") && e.n >= step - board.turn.done && e.n < step)
    .map(e => ({ kind: e.kind as "move" | "stone", hex: String(e.args?.target ?? e.args?.hex) }));
};

/** An action that the server can be asked about, for a hex where nothing can be done. */
function impossible({ phase, source, chart }: Play, hex: string): Action {
  if (phase.value === "place") return { kind: "place", hex };
  if (source.value) return { kind: "move", source: source.value, target: hex };
  const there = need(chart.value.hex(hex), "hex");
  if (there.pioneer === null) return { kind: "stone", hex };
  const beside = need(
    chart.value.around(there).find(h => h),
    "around",
  );
  return { kind: "move", source: hex, target: beside.name };
}

function pick(play: Play, hand: Hand, hex: string): void {
  const { table, source, pinned, targets, movers } = play,
    action = targets.value.get(hex);
  if (action) {
    if (hand.touch && pinned.value !== hex) pinned.value = hex;
    else table.choose(action);
    return;
  }
  pinned.value = null;
  const slides = movers.value.get(hex);
  if (slides !== undefined) {
    source.value = source.value === hex ? null : hex;
    announce(table.say(source.value ? "tn-heard-taken" : "tn-heard-dropped", { hex, n: slides }));
    return;
  }
  if (play.mine.value && table.legal.value.all.length) table.whyNot(impossible(play, hex));
  else noUse();
}

/** A new position empties the hand; the only pioneer that can move is taken up at once; what is pointed at is previewed. */
function followView({ table, phase, movers, targets }: Play, { source, pinned, looked, at }: Hand): void {
  const step = computed(() => table.view.value.step),
    only = computed(() =>
      phase.value === "begin" && movers.value.size === 1 ? nth([...movers.value.keys()], 0, "list") : null,
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
}

export function createPlay(table: Table<Board, Aids>): Play {
  const { view, say } = table,
    hand = createHand(),
    { source, at, pinned, overlay, looked } = hand,
    pioneersOf = countPioneers(),
    stonesOf = countStones();
  const play: Play = {
    table,
    chart: computed(() => new Chart(view.value.board.hexes, table.width.value === "phone")),
    phase: computed(() => view.value.board.turn.decision),
    mine: computed(() => view.value.viewer !== null && view.value.actors.includes(view.value.viewer)),
    source,
    at,
    pinned,
    ...createOffers(table, hand),
    pioneers: computed(() => pioneersOf(view.value.board.hexes)),
    stones: computed(() => stonesOf(view.value.board.hexes)),
    names: computed(() => new Map(play.chart.value.hexes.map(hex => [hex.name, nameOf(play, hex)]))),
    done: computed(() => doneIn(table)),
    overlay,
    looked,
    pick: hex => pick(play, hand, hex),
    drop() {
      if (source.value) announce(say("tn-heard-dropped", { hex: source.value, n: 0 }));
      source.value = pinned.value = looked.value = null;
    },
    zones() {
      overlay.value = !overlay.value;
      announce(say(overlay.value ? "tn-heard-zones" : "tn-heard-no-zones"));
    },
    look(land) {
      looked.value = looked.value === land ? null : land;
    },
    touching(yes) {
      hand.touch = yes;
    },
  };
  followView(play, hand);
  return play;
}
