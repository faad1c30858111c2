/* A plan is kept while its steps are done: what was promised is carried out, though the server plans anew each time. */
import { batch, signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import { Legal, type Table } from "../src/games/board";
import type { Aids, Board, Plan, PlanStep } from "../src/games/neuland/model";
import { createPlanning } from "../src/games/neuland/planning";
import type { LegalAction } from "../src/types";

const step = (good: string, place: string, from: string | null): PlanStep =>
  ({
    do: "produce",
    building: good === "food" ? "farm" : "woodcutter",
    hex: "a1",
    place,
    at: place,
    good,
    time: 1,
    pay: from ? [{ good: "food", place: from }] : [],
    wheelbarrow: false,
  }) as unknown as PlanStep;
const produce = (id: number, { good, place, time, pay, wheelbarrow }: PlanStep) =>
  ({
    id,
    action: { kind: "produce", good, place },
    label: { label: "x" },
    effect: { time, pay, wheelbarrow },
  }) as unknown as LegalAction;
const planOf = (...steps: PlanStep[]): Plan =>
  ({
    good: "wood",
    time: steps.length,
    exact: true,
    this_turn: true,
    pieces: [],
    keeping: null,
    steps,
  }) as unknown as Plan;

const FOOD = step("food", "a1.1", null),
  WOOD = step("wood", "a1.2", "a1.1"),
  ELSEWHERE = step("food", "b1.1", null);

/** A table whose server answers with what is given next. */
function seated() {
  const view = (number: number, spent: number, plans: readonly Plan[], key = "prompt-act") => ({
    step: number,
    actors: [0],
    prompt: { key },
    board: { hexes: [], timeline: { spent } },
    aids: { plans, tiles: {} },
  });
  const shown = signal(view(1, 0, [planOf(FOOD, WOOD)])),
    legal = signal(new Legal([produce(1, FOOD)])),
    table = { view: shown, legal, me: signal(0), say: (key: string) => key } as unknown as Table<Board, Aids>;
  const chosen = vi.fn<(id: number) => void>(),
    planning = createPlanning(table, action => {
      chosen(action.id);
      legal.value = new Legal([]);
    });
  const answer = (
    number: number,
    spent: number,
    plans: readonly Plan[],
    can: LegalAction[],
    key?: string,
  ) => {
    batch(() => {
      shown.value = view(number, spent, plans, key);
      legal.value = new Legal(can);
    });
  };
  planning.aim("wood");
  return { planning, chosen, answer, places: () => planning.plan.value?.steps.map(s => s.place) };
}

describe("A plan that is followed", () => {
  it("is what is left of it, not a slower one that the server finds then", () => {
    const { planning, answer, chosen, places } = seated();
    planning.go(false);
    expect(chosen.mock.calls).toEqual([[1]]);
    answer(2, 1, [planOf(ELSEWHERE, WOOD)], [produce(2, WOOD), produce(3, ELSEWHERE)]);
    expect(places()).toEqual(["a1.2"]);
    expect(planning.plan.value?.time).toBe(1);
  });
  it("gives way to a quicker one, and to what is if it cannot be paid so any more", () => {
    const { planning, answer, places } = seated();
    planning.go(false);
    answer(2, 1, [{ ...planOf(ELSEWHERE), time: 0 }], [produce(2, WOOD)]);
    expect(places()).toEqual(["b1.1"]);
    const again = seated();
    again.planning.go(false);
    again.answer(2, 1, [planOf(ELSEWHERE, WOOD)], [produce(3, { ...WOOD, time: 2 })]);
    expect(again.places()).toEqual(["b1.1", "a1.2"]);
  });
  it("is forgotten by whoever does something else or takes the step back", () => {
    const { planning, answer, places } = seated();
    planning.go(false);
    planning.stray();
    answer(2, 1, [planOf(ELSEWHERE, WOOD)], [produce(2, WOOD)]);
    expect(places()).toEqual(["b1.1", "a1.2"]);
    const again = seated();
    again.planning.go(false);
    again.answer(1, 0, [planOf(FOOD, WOOD)], [produce(1, FOOD)]);
    expect(again.places()).toEqual(["a1.1", "a1.2"]);
  });
  it("is done to its end in one go, and no farther than a question that it did not foresee", async () => {
    const { planning, answer, chosen } = seated();
    planning.go(true);
    answer(1, 0, [planOf(FOOD, WOOD)], [produce(1, FOOD)]); // taken, but not shown yet
    answer(2, 1, [planOf(ELSEWHERE, WOOD)], [produce(2, WOOD)]);
    await Promise.resolve();
    expect(chosen.mock.calls).toEqual([[1], [2]]);
    answer(3, 2, [planOf(FOOD, WOOD)], [produce(1, FOOD)]);
    await Promise.resolve();
    expect(chosen).toHaveBeenCalledTimes(2);
    const other = seated();
    other.planning.go(true);
    other.answer(2, 1, [], [produce(9, ELSEWHERE)], "prompt-stack");
    other.answer(3, 1, [planOf(WOOD)], [produce(2, WOOD)]);
    await Promise.resolve();
    expect(other.chosen.mock.calls).toEqual([[1]]);
  });
  it("stays on the page while its step is paid", () => {
    const { planning, answer } = seated();
    planning.go(false);
    answer(2, 1, [], [produce(5, FOOD)], "prompt-pay");
    expect(planning.plans.value.length).toBe(1);
    expect(planning.first.value).toBeUndefined();
  });
});
