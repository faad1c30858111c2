/* What the viewer is about to do: the card or event chosen, the panel looked at, the claim being made. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { cardsOf, type Aids, type Board } from "./model";

export type Sheet = "hand" | "talk" | "known";
/** Choices that are first laid down and then sealed. */
const SEALED: readonly string[] = ["build", "keep", "return-both", "trigger"];
export const FINAL_STEPS = 4;

export interface Play {
  table: Table<Board, Aids>;
  /** The decision asked, of whomever: pick, last-two, trigger, ... */
  asked: ReadonlySignal<string>;
  /** True when the viewer is the one asked. */
  mine: ReadonlySignal<boolean>;
  /** The card or event laid down but not sealed. */
  chosen: ReadonlySignal<LegalAction | null>;
  choose(action: LegalAction): void;
  drop(): void;
  /** What cards, gauge and prompt preview: the thing pointed at, else the thing chosen. */
  previewed: ReadonlySignal<LegalAction | null>;
  /** The sheet beside the own town. */
  sheet: ReadonlySignal<Sheet>;
  open(sheet: Sheet): void;
  /** Kind of the claim being made. */
  claim: Signal<string | null>;
  /** Steps of the final scoring shown so far. */
  shown: Signal<number>;
  /** Do the first legal action of a kind so many times, as long as it is legal: cubes are all alike. */
  repeat(kind: string, times: number): void;
}

export function createPlay(table: Table<Board, Aids>): Play {
  const asked = computed(() => table.view.value.prompt?.key.replace(/^(prompt|wait)-/, "") ?? "");
  const mine = computed(() => {
    const { viewer, actors } = table.view.value;
    return viewer !== null && actors.includes(viewer);
  });
  const picked = signal<number | null>(null),
    claim = signal<string | null>(null),
    shown = signal(1),
    wanted = signal<Sheet | null>(null);
  const chosen = computed(
    () => table.legal.value.all.find(a => a.id === picked.value && SEALED.includes(a.action.kind)) ?? null,
  );
  const hasHand = computed(() => {
    const { board, viewer } = table.view.value;
    return viewer !== null && (cardsOf(board, viewer).length > 0 || board.picks[viewer] !== null);
  });
  const sheet = computed<Sheet>(() => wanted.value ?? (hasHand.value ? "hand" : "talk"));
  const previewed = computed(() => table.peek.value ?? chosen.value);
  let phase = "",
    left = 0,
    what = "";
  /* A new phase shows what it is about; a claim that can no longer be made is closed. */
  effect(() => {
    const { board } = table.view.value,
      now = `${board.phase}${board.round}${hasHand.value}`;
    if (now !== phase) {
      phase = now;
      wanted.value = null;
    }
  });
  effect(() => {
    const legal = table.legal.value;
    if (left <= 0 || !legal.all.length) return;
    const next = legal.of(what)[0];
    left = next ? left - 1 : 0;
    if (next) setTimeout(() => table.choose(next));
  });
  return {
    table,
    asked,
    mine,
    chosen,
    previewed,
    sheet,
    claim,
    shown,
    choose(action) {
      picked.value = action.id;
    },
    drop() {
      picked.value = null;
      claim.value = null;
    },
    open(next) {
      wanted.value = next;
    },
    repeat(kind, times) {
      const first = table.legal.value.of(kind)[0];
      what = kind;
      left = times - 1;
      table.choose(first);
    },
  };
}
