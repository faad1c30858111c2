/* What the viewer is about to do: the card or event chosen, the district opened, the claim being made. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { announce } from "../../state/announce";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { type Aids, type Board, cardsOf } from "./model";
import { createReveal, type Reveal } from "./reveal";

export type Sheet = "hand" | "talk" | "known";
/** What lies open over the districts: a seat's district, or on the phone what can be said. */
export type Opened = number | "talk" | null;
/** Choices that are first laid down and then sealed. */
const SEALED: readonly string[] = ["build", "keep", "return-both", "trigger"];
/** Choices made with cards of the hand. */
export const FROM_HAND: readonly string[] = ["pick", "last-two", "found"];
const SHORT = "(max-height: 859px)";

export interface Play {
  table: Table<Board, Aids>;
  /** The decision asked, of whomever: pick, last-two, trigger, ... */
  asked: ReadonlySignal<string>;
  /** True when the viewer is the one asked. */
  mine: ReadonlySignal<boolean>;
  /** The card or event laid down but not sealed. */
  chosen: ReadonlySignal<LegalAction | null>;
  choose(action: LegalAction): void;
  /** Puts down what is in hand, and says so. */
  drop(): void;
  /** The same without a word: it was carried out. */
  forget(): void;
  /** What cards, gauge and prompt preview: the thing pointed at, else the thing chosen. */
  previewed: ReadonlySignal<LegalAction | null>;
  /** The sheet beside the own town. */
  sheet: ReadonlySignal<Sheet>;
  open(sheet: Sheet): void;
  opened: Signal<Opened>;
  /** Kind of the claim being made. */
  claim: Signal<string | null>;
  reveal: Reveal;
  /** True on a low screen, where districts are rows. */
  low: ReadonlySignal<boolean>;
  /** Do the first legal action of a kind so many times, as long as it is legal: cubes are all alike. */
  repeat(kind: string, times: number): void;
}

function lowScreen(): ReadonlySignal<boolean> {
  const media = globalThis.matchMedia?.(SHORT),
    low = signal(media?.matches ?? false);
  media?.addEventListener?.("change", e => {
    low.value = e.matches;
  });
  return low;
}

/** Does an action again and again as it stays legal, one answer of the server at a time. */
function createRepeat(table: Table<Board, Aids>): Play["repeat"] {
  let left = 0,
    what = "";
  effect(() => {
    const legal = table.legal.value;
    if (left <= 0 || !legal.all.length) return;
    const next = legal.of(what)[0];
    left = next ? left - 1 : 0;
    if (next) setTimeout(() => table.choose(next));
  });
  return (kind, times) => {
    const first = table.legal.value.of(kind)[0];
    what = kind;
    left = times - 1;
    table.choose(first);
  };
}

/** The sheet beside the own town: the one asked for, until a new phase shows what it is about. */
function createSheet(table: Table<Board, Aids>): Pick<Play, "sheet" | "open"> {
  const wanted = signal<Sheet | null>(null),
    hasHand = computed(() => {
      const { board, viewer } = table.view.value;
      return viewer !== null && (cardsOf(board, viewer).length > 0 || board.picks[viewer] !== null);
    });
  let phase = "";
  effect(() => {
    const { board } = table.view.value,
      now = `${board.phase}${board.round}${hasHand.value}`;
    if (now === phase) return;
    phase = now;
    wanted.value = null;
  });
  return {
    sheet: computed<Sheet>(() => wanted.value ?? (hasHand.value ? "hand" : "talk")),
    open(next) {
      wanted.value = next;
    },
  };
}

export function createPlay(table: Table<Board, Aids>): Play {
  const asked = computed(() => table.view.value.prompt?.key.replace(/^(prompt|wait)-/, "") ?? "");
  const mine = computed(() => {
    const { viewer, actors } = table.view.value;
    return viewer !== null && actors.includes(viewer);
  });
  const picked = signal<number | null>(null),
    claim = signal<string | null>(null),
    opened = signal<Opened>(null);
  const chosen = computed(
    () => table.legal.value.all.find(a => a.id === picked.value && SEALED.includes(a.action.kind)) ?? null,
  );
  const forget = () => {
    picked.value = null;
    claim.value = null;
    opened.value = null;
  };
  return {
    table,
    asked,
    mine,
    chosen,
    previewed: computed(() => table.peek.value ?? chosen.value),
    claim,
    opened,
    reveal: createReveal(table),
    low: lowScreen(),
    repeat: createRepeat(table),
    ...createSheet(table),
    choose(action) {
      picked.value = action.id;
      announce(table.say("ns-chosen", { action: table.say(action.label.label, action.label.args) }));
    },
    drop() {
      if (picked.value !== null && chosen.value) announce(table.say("ns-dropped"));
      forget();
    },
    forget,
  };
}
