/* The plan that is looked at, and what is left of it while its steps are done. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { nth } from "../../lookup";
import { announce } from "../../state/announce";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import { type Aids, type Board, type Plan, type PlanStep, standing, type Way, waysOf } from "./model";
import { planInWords } from "./parts/words";

export const goalOf = (plan: Plan): string => plan.good ?? plan.possession ?? "";

/** What is left of a plan: good from this move on, as long as so much time is spent. */
interface Rest {
  plan: Plan;
  since: number;
  spent: number;
}

export interface Planning {
  /** The ways that are known; while something is paid those of before, so that nothing moves about. */
  plans: ReadonlySignal<readonly Plan[]>;
  /** The plan whose steps are numbered on the land. */
  goal: Signal<string | null>;
  plan: ReadonlySignal<Plan | null>;
  /** Look at the plan of a goal, or no longer. */
  aim(goal: string): void;
  /** The first step of the plan, where it can be done now. */
  first: ReadonlySignal<LegalAction | undefined>;
  /** Do the first step, or one after the other to the end. */
  go(all: boolean): void;
  /** Something else is done: nothing is left of the plan. */
  stray(): void;
}

const payOf = ({ pay, wheelbarrow }: Pick<Way, "pay" | "wheelbarrow">): string =>
  JSON.stringify([wheelbarrow, pay.map(p => `${p.good} ${p.place}`).sort()]);

/** The action that a step is, paid as the plan says; undefined where it cannot be done so now. */
export function actionOf(table: Table<Board, Aids>, step: PlanStep): LegalAction | undefined {
  const { do: deed, building, hex, good } = step,
    legal = table.legal.value,
    stands = standing(table.view.value.board).some(s => s.place === step.at && s.building === building),
    place = step.place ?? (stands ? step.at : null);
  if (deed === "build") return legal.find("build", { building, hex });
  if (deed === "banners") return legal.find("place-banners", { possession: building });
  return place && good ? legal.find("produce", { good, place }) : undefined;
}

const paysSo = (action: LegalAction | undefined, step: PlanStep): boolean =>
  waysOf(action).some(way => way.time === step.time && payOf(way) === payOf(step));

const without = (plan: Plan, step: PlanStep): Plan => ({
  ...plan,
  time: plan.time - step.time,
  steps: plan.steps.slice(1),
});

/** `carryOut` does an action and hands over what the plan says. */
export function createPlanning(
  table: Table<Board, Aids>,
  carryOut: (action: LegalAction, way: Way) => void,
): Planning {
  const goal = signal<string | null>(null),
    rest = signal<Rest | null>(null),
    plans = signal<readonly Plan[]>([]),
    running = signal(false);
  const asked = computed(() => (table.legal.value.all.length ? table.view.value.prompt?.key : undefined)),
    acting = computed(() => asked.value === "prompt-act");
  effect(() => {
    const { aids, prompt, actors } = table.view.value,
      paying = prompt?.key === "prompt-pay" && actors.includes(table.me.value ?? -1);
    if (!paying) plans.value = aids.plans;
  });
  /** What is left of the plan, where it still holds and nothing quicker is known. */
  const left = computed(() => {
    const { step, board } = table.view.value,
      kept = rest.value;
    if (!kept || step <= kept.since || goalOf(kept.plan) !== goal.value) return null;
    if (!acting.value) return kept.plan;
    const next = nth(kept.plan.steps, 0, "steps"),
      known = plans.value.find(p => goalOf(p) === goal.value);
    const holds = board.timeline.spent === kept.spent && paysSo(actionOf(table, next), next);
    return holds && (!known || kept.plan.time <= known.time) ? kept.plan : null;
  });
  const plan = computed(() => left.value ?? plans.value.find(p => goalOf(p) === goal.value) ?? null),
    first = computed(() => {
      const step = plan.value?.steps[0];
      return step && actionOf(table, step);
    });
  const doFirst = () => {
    const step = plan.value?.steps[0],
      action = first.value;
    if (!plan.value || !step || !action) return;
    const { board, step: since } = table.view.value,
      after = without(plan.value, step);
    rest.value = after.steps.length ? { plan: after, since, spent: board.timeline.spent + step.time } : null;
    carryOut(action, step);
  };
  effect(() => {
    if (!running.value || !asked.value || asked.value === "prompt-pay") return;
    if (rest.value && table.view.value.step <= rest.value.since) return; // its answer is still on the way
    if (acting.value && left.value && first.value) queueMicrotask(doFirst);
    else running.value = false;
  });
  return {
    plans,
    goal,
    plan,
    first,
    aim(wanted) {
      goal.value = goal.value === wanted ? null : wanted;
      rest.value = null;
      if (plan.value) announce(planInWords(table.say, plan.value));
    },
    go(all) {
      doFirst();
      running.value = all && rest.value !== null;
    },
    stray() {
      rest.value = null;
      running.value = false;
    },
  };
}
