/* The end as a scene: characters turn one by one, then trials, sets and the verdict are counted. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "../../state/announce";
import type { Table } from "../board";
import type { Aids, Board, Final } from "./model";

/** 1 characters, 2 trials, 3 sets, 4 verdict, 5 the town and its points. */
export type Step = 1 | 2 | 3 | 4 | 5;

export interface Reveal {
  /** The seats in the order in which their characters turn: the viewer's first. */
  order: ReadonlySignal<readonly number[]>;
  /** Characters turned so far. */
  turned: ReadonlySignal<number>;
  step: ReadonlySignal<Step>;
  /** True when the game is over and its end is still being told. */
  telling: ReadonlySignal<boolean>;
  /** The seat whose character turns next. */
  next: ReadonlySignal<number | null>;
  /** Despair as far as it has been counted. */
  despair: ReadonlySignal<number>;
  forward(): void;
  toVerdict(): void;
}

const STEPS_AFTER = 4;

function counted(final: Final | null, step: Step): number {
  if (!final) return 0;
  if (step === 1) return final.cubes;
  return step === 2 ? final.after_trials : final.despair;
}

export function createReveal(table: Table<Board, Aids>): Reveal {
  const at = signal(0),
    players = computed(() => table.view.value.players);
  const order = computed(() =>
    Array.from({ length: players.value }, (_, i) => ((table.me.value ?? 0) + i) % players.value),
  );
  const turned = computed(() => Math.min(at.value, players.value)),
    step = computed(() => (1 + Math.max(0, at.value - players.value)) as Step);
  const tell = () => {
    const seat = order.value[turned.value - 1],
      name = seat === undefined ? null : table.view.value.board.characters[seat];
    if (step.value === 1 && seat !== undefined && name)
      announce(
        table.say("ns-was-character", {
          player: { seat },
          character: { label: `character-${name}` },
          side: { label: `side-${table.view.value.aids.known[seat]?.side ?? "puritan"}` },
        }),
      );
  };
  return {
    order,
    turned,
    step,
    telling: computed(() => table.view.value.over && step.value < 5),
    next: computed(() => (step.value === 1 ? (order.value[at.value] ?? null) : null)),
    despair: computed(() => counted(table.view.value.board.final, step.value)),
    forward() {
      at.value = Math.min(at.value + 1, players.value + STEPS_AFTER);
      tell();
    },
    toVerdict() {
      at.value = players.value + STEPS_AFTER - 1;
    },
  };
}
