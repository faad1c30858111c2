/* What the viewer is about to do: the building in hand, the target pinned, the way of paying, the plan looked at. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import {
  nextSlot,
  standing,
  waysOf,
  whereOf,
  type Aids,
  type Board,
  type End,
  type Plan,
  type PlanStep,
  type Slot,
  type Way,
  type Where,
} from "./model";

export type Asked = "settle" | "act" | "pay" | "fill" | "stack" | "take" | "none";

/** Something on the land that can be clicked: one place, and what may be done there. */
export interface Target {
  key: string;
  where: Where;
  actions: readonly LegalAction[];
}

export interface Play {
  table: Table<Board, Aids>;
  asked: ReadonlySignal<Asked>;
  /** The building that will be built. */
  held: Signal<string | null>;
  /** The target that was clicked and waits for its way of paying, or for a second touch. */
  pinned: Signal<string | null>;
  /** What will be done if the reader goes on: under the pointer, else pinned. */
  doing: ReadonlySignal<LegalAction | null>;
  /** The way of paying that is shown. */
  way: Signal<Way | null>;
  targets: ReadonlySignal<readonly Target[]>;
  /** The plan whose steps are numbered on the land. */
  goal: Signal<string | null>;
  plan: ReadonlySignal<Plan | null>;
  hold(building: string | null): void;
  pick(target: Target, touch: boolean): void;
  /** Do it, and hand over what the reader saw. */
  carryOut(action: LegalAction, way?: Way): void;
  /** The end of the turn if this action were its last; null where somebody stands. */
  endAfter(time: number): End | null;
  /** The building that an action uses. */
  at(action: LegalAction): Slot | undefined;
  legalStep(step: PlanStep): LegalAction | undefined;
}

export const goalOf = (plan: Plan): string => plan.good ?? plan.possession ?? "";

export function createPlay(table: Table<Board, Aids>): Play {
  const held = signal<string | null>(null),
    pinned = signal<string | null>(null),
    goal = signal<string | null>(null),
    way = signal<Way | null>(null);
  let following: { way: Way; left: Way["pay"] } | null = null;
  const asked = computed<Asked>(() => {
    const key = table.view.value.prompt?.key ?? "";
    return key.startsWith("prompt-") && table.legal.value.all.length
      ? (key.slice("prompt-".length) as Asked)
      : "none";
  });
  const targets = computed<readonly Target[]>(() => {
    const { board } = table.view.value,
      legal = table.legal.value;
    const inHex = (a: LegalAction): Target => ({
      key: a.action.hex as string,
      where: nextSlot(board, a.action.hex as string),
      actions: [a],
    });
    if (legal.of("settle").length) return legal.of("settle").map(inHex);
    if (held.value && legal.where("build", { building: held.value }).length)
      return legal.where("build", { building: held.value }).map(inHex);
    const found = new Map<string, LegalAction[]>(),
      add = (place: string, a: LegalAction) => found.set(place, [...(found.get(place) ?? []), a]);
    for (const kind of ["produce", "pay", "fill"])
      for (const a of legal.of(kind)) add(a.action.place as string, a);
    for (const a of legal.of("place-banners")) {
      const place = board.hexes.flatMap(h => h.slots).find(s => s?.building === a.action.possession)?.place;
      if (place) add(place, a);
    }
    return [...found].map(([key, actions]) => ({ key, where: whereOf(board, key), actions }));
  });
  const doing = computed<LegalAction | null>(() => {
    const peek = table.peek.value;
    if (peek) return peek;
    return targets.value.find(t => t.key === pinned.value)?.actions[0] ?? null;
  });
  const plan = computed<Plan | null>(
    () => table.view.value.aids.plans.find(p => goalOf(p) === goal.value) ?? null,
  );

  const play: Play = {
    table,
    asked,
    held,
    pinned,
    doing,
    way,
    targets,
    goal,
    plan,
    hold(building) {
      held.value = held.value === building ? null : building;
      pinned.value = null;
      way.value = null;
    },
    pick(target, touch) {
      const [first] = target.actions,
        choice = target.actions.length > 1 || waysOf(first).length > 1;
      if (pinned.value === target.key ? target.actions.length > 1 : choice || touch) {
        pinned.value = target.key;
        way.value = null;
        return;
      }
      play.carryOut(first!);
    },
    carryOut(action, chosen = waysOf(action)[0]) {
      following = chosen?.pay.length ? { way: chosen, left: chosen.pay } : null;
      table.choose(action);
    },
    endAfter(time) {
      const { board, aids } = table.view.value;
      return aids.ends.find(e => e.total === board.timeline.spent + time) ?? null;
    },
    at: action => standing(table.view.value.board).find(s => s.place === action.action.place),
    legalStep(step) {
      const legal = table.legal.value;
      if (step.do === "build") return legal.find("build", { building: step.building, hex: step.hex });
      if (step.do === "banners") return legal.find("place-banners", { possession: step.building });
      return step.place && step.good
        ? legal.find("produce", { good: step.good, place: step.place })
        : undefined;
    },
  };
  /* A new decision: nothing is pinned; a building stays in hand only while it can be built. */
  effect(() => {
    void table.view.value.step;
    pinned.value = null;
    way.value = null;
  });
  effect(() => {
    if (
      held.value &&
      table.legal.value.all.length &&
      !table.legal.value.where("build", { building: held.value }).length
    )
      held.value = null;
  });
  /* The payment that was shown is handed over step by step; whatever does not fit it any more is asked. */
  effect(() => {
    const legal = table.legal.value,
      { board, prompt } = table.view.value;
    if (!following || !legal.all.length) return;
    const pay = prompt?.key === "prompt-pay" ? board.payment : null;
    if (!pay) {
      if (prompt) following = null;
      return;
    }
    const { way: chosen, left } = following;
    const barrow = chosen.wheelbarrow && !pay.wheelbarrow ? legal.find("use-wheelbarrow") : undefined;
    const next = left.findIndex(one =>
      one.place === null
        ? legal.find("pay-marker", { marker: one.good })
        : legal.find("pay", { good: one.good, place: one.place }),
    );
    const one = left[next],
      action =
        barrow ??
        (one &&
          (one.place === null
            ? legal.find("pay-marker", { marker: one.good })
            : legal.find("pay", { good: one.good, place: one.place })));
    following = action ? { way: chosen, left: barrow ? left : left.filter((_, i) => i !== next) } : null;
    if (action) queueMicrotask(() => table.choose(action));
  });
  return play;
}

/** Where an action happens and where its goods come from. */
export function pathOf(
  play: Play,
  action: LegalAction,
  way: Way | undefined,
): { to: Where; from: readonly Where[] } | null {
  const { board } = play.table.view.value,
    { kind, place, hex, possession } = action.action;
  const stands =
    kind === "place-banners"
      ? board.hexes.flatMap(h => h.slots).find(s => s?.building === possession)?.place
      : kind === "produce"
        ? (place as string)
        : undefined;
  if (kind === "pay" && board.payment) {
    const target = payTarget(board);
    return target && { to: target, from: [whereOf(board, place as string)] };
  }
  const to = stands ? whereOf(board, stands) : kind === "build" ? nextSlot(board, hex as string) : null;
  return to && { to, from: (way?.pay ?? []).flatMap(p => (p.place ? [whereOf(board, p.place)] : [])) };
}
/** Where the building that is being paid for stands or will stand. */
export function payTarget(board: Board): Where | null {
  const pay = board.payment;
  if (!pay) return null;
  if (pay.for === "build") return nextSlot(board, pay.hex);
  const hex = board.hexes.find(h => h.hex === pay.hex)!,
    slot =
      hex.slots.find(s => s?.building === pay.building && s.worker === null) ??
      hex.slots.find(s => s?.building === pay.building);
  return slot ? whereOf(board, slot.place) : null;
}
