/* What the viewer is about to do: the building in hand, the target pinned, the way of paying, the plan looked at. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { need, nth } from "../../lookup";
import { announce } from "../../state/announce";
import type { Action, LegalAction } from "../../types";
import type { Legal, Table } from "../board";
import { noUse } from "../no-use";
import {
  type Aids,
  type Board,
  type End,
  effectOf,
  nextSlot,
  type PlanStep,
  type Slot,
  standing,
  type Way,
  type Where,
  waysOf,
  whereOf,
} from "./model";
import { payAsShown } from "./payment";
import { actionOf, createPlanning, type Planning } from "./planning";

export type Asked = "settle" | "act" | "pay" | "fill" | "stack" | "take" | "none";

/** Something on the land that can be clicked: one place, and what may be done there. */
export interface Target {
  key: string;
  where: Where;
  actions: readonly LegalAction[];
}

export interface Play extends Omit<Planning, "stray"> {
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
  hold(building: string | null): void;
  pick(target: Target, touch: boolean): void;
  /** Ask why nothing can be done at a place or in a hex. */
  askWhy(where: string): void;
  /** Nothing is held, pinned or looked at any more. */
  drop(): void;
  /** Do it, and hand over what the reader saw. */
  carryOut(action: LegalAction, way?: Way): void;
  /** What was chosen is still being paid, as it was shown. */
  paying: ReadonlySignal<boolean>;
  /** The end of the turn if this action were its last; null where somebody stands. */
  endAfter(time: number): End | null;
  /** The building that an action uses. */
  at(action: LegalAction): Slot | undefined;
  legalStep(step: PlanStep): LegalAction | undefined;
}

/** What can be clicked on the land: hexes while something is to be built, else buildings. */
function targetsOf(board: Board, legal: Legal, held: string | null): readonly Target[] {
  const inHexes = [
    ...legal.of("settle"),
    ...(held && !legal.of("settle").length ? legal.where("build", { building: held }) : []),
  ];
  if (inHexes.length)
    return inHexes.map(a => {
      const key = String(a.action.hex);
      return { key, where: nextSlot(board, key), actions: [a] };
    });
  const found = new Map<string, LegalAction[]>(),
    add = (place: string, a: LegalAction) => found.set(place, [...(found.get(place) ?? []), a]);
  for (const kind of ["produce", "pay", "fill"])
    for (const a of legal.of(kind)) add(String(a.action.place), a);
  for (const a of legal.of("place-banners")) {
    const place = standing(board).find(s => s.building === a.action.possession)?.place;
    if (place) add(place, a);
  }
  return [...found].map(([key, actions]) => ({ key, where: whereOf(board, key), actions }));
}

/** An action that the server can be asked about where nothing can be done; null where there is nothing to ask. */
function impossible({ table, asked, held }: Play, where: string): Action | null {
  const { board, aids } = table.view.value,
    slot = standing(board).find(s => s.place === where),
    due = board.payment?.due[0];
  if (asked.value === "settle") return { kind: "settle", hex: nth(where.split("."), 0, "hex") };
  if (asked.value === "pay" && due) return slot ? { kind: "pay", good: due, place: where } : null;
  if (asked.value !== "act") return null;
  if (held.value) return { kind: "build", building: held.value, hex: nth(where.split("."), 0, "hex") };
  if (!slot) return null;
  const tile = need(aids.tiles[slot.building], "tiles");
  return tile.family
    ? { kind: "place-banners", possession: slot.building }
    : {
        kind: "produce",
        good: slot.minerals[0] ?? nth(tile.recipes, 0, "recipes").output ?? "coal",
        place: where,
      };
}

/** Taking a building in hand and putting it back: what is heard of it. */
function createHand(table: Table<Board, Aids>) {
  const held = signal<string | null>(null),
    pinned = signal<string | null>(null),
    way = signal<Way | null>(null);
  const hold = (building: string | null) => {
    const name = building ?? held.value;
    held.value = held.value === building ? null : building;
    pinned.value = way.value = null;
    const places = table.legal.value.where("build", { building: held.value ?? "" });
    if (name)
      announce(
        table.say(held.value ? "nl-heard-held" : "nl-heard-back", {
          building: { label: `building-${name}` },
          n: places.length,
          time: Math.min(...places.map(a => effectOf(a).time ?? 0)),
        }),
      );
  };
  return { held, pinned, way, hold };
}

/** A new decision: nothing is pinned; a building stays in hand only while it can be built. */
function followView({ table, held, pinned, way }: Play): void {
  effect(() => {
    void table.view.value.step;
    pinned.value = way.value = null;
  });
  effect(() => {
    const legal = table.legal.value;
    if (held.value && legal.all.length && !legal.where("build", { building: held.value }).length)
      held.value = null;
  });
}

export function createPlay(table: Table<Board, Aids>): Play {
  const hand = createHand(table),
    { held, pinned, way } = hand,
    { follow, paying } = payAsShown(table),
    handOver = (action: LegalAction, chosen: Way | undefined) => {
      follow(chosen);
      table.choose(action);
    },
    { stray, ...planning } = createPlanning(table, handOver);
  const play: Play = {
    table,
    ...hand,
    ...planning,
    paying,
    asked: computed<Asked>(() => {
      const key = table.view.value.prompt?.key ?? "";
      return key.startsWith("prompt-") && table.legal.value.all.length
        ? (key.slice("prompt-".length) as Asked)
        : "none";
    }),
    targets: computed(() => targetsOf(table.view.value.board, table.legal.value, held.value)),
    doing: computed(
      () => table.peek.value ?? play.targets.value.find(t => t.key === pinned.value)?.actions[0] ?? null,
    ),
    pick(target, touch) {
      const [first] = target.actions,
        choice = target.actions.length > 1 || waysOf(first).length > 1;
      if (pinned.value === target.key ? target.actions.length > 1 : choice || touch) {
        pinned.value = target.key;
        way.value = null;
        return;
      }
      play.carryOut(need(first, "first"));
    },
    askWhy(where) {
      const action = impossible(play, where);
      if (action) table.whyNot(action);
      else if (play.asked.value === "act") table.refuse(table.say("nl-heard-ground"));
      else if (play.asked.value === "pay") table.refuse(table.say("nl-heard-bare"));
      else noUse();
    },
    drop() {
      if (held.value) hand.hold(null);
      pinned.value = planning.goal.value = null;
    },
    carryOut(action, chosen = waysOf(action)[0]) {
      stray();
      handOver(action, chosen);
    },
    endAfter(time) {
      const { board, aids } = table.view.value;
      return aids.ends.find(e => e.total === board.timeline.spent + time) ?? null;
    },
    at: action => standing(table.view.value.board).find(s => s.place === action.action.place),
    legalStep: step => actionOf(table, step),
  };
  followView(play);
  return play;
}
