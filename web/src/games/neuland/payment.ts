/* Paying: the way that was shown is handed over step by step, and where the goods come from. */
import { computed, effect, signal } from "@preact/signals";
import { need } from "../../lookup";
import type { LegalAction } from "../../types";
import type { Legal, Table } from "../board";
import { type Aids, type Board, nextSlot, standing, type Way, type Where, whereOf } from "./model";

interface Following {
  way: Way;
  left: Way["pay"];
}

const payOne = (legal: Legal, { place, good }: Way["pay"][number]): LegalAction | undefined =>
  place === null ? legal.find("pay-marker", { marker: good }) : legal.find("pay", { good, place });

/** The next step of a payment and what is left of it then; null when it does not fit any more. */
function nextPayment(legal: Legal, { way, left }: Following, barrowUsed: boolean) {
  const barrow = way.wheelbarrow && !barrowUsed ? legal.find("use-wheelbarrow") : undefined;
  if (barrow) return { action: barrow, following: { way, left } };
  const next = left.findIndex(one => payOne(legal, one)),
    one = left[next],
    action = one && payOne(legal, one);
  return action ? { action, following: { way, left: left.filter((_, i) => i !== next) } } : null;
}

/** Hands over what the reader saw; whatever does not fit it any more is asked. `follow` notes a way. */
export function payAsShown(table: Table<Board, Aids>) {
  const following = signal<Following | null>(null);
  effect(() => {
    const legal = table.legal.value,
      { board, prompt } = table.view.value,
      now = following.peek();
    if (!now || !legal.all.length) return;
    const pay = prompt?.key === "prompt-pay" ? board.payment : null;
    if (!pay) {
      if (prompt) following.value = null;
      return;
    }
    const next = nextPayment(legal, now, pay.wheelbarrow);
    following.value = next?.following ?? null;
    if (next) queueMicrotask(() => table.choose(next.action));
  });
  return {
    follow(way: Way | undefined): void {
      following.value = way?.pay.length ? { way, left: way.pay } : null;
    },
    paying: computed(() => following.value !== null),
  };
}

/** Where the building of an action stands; undefined where it is not built yet. */
function standsAt(board: Board, { kind, place, possession }: LegalAction["action"]): string | undefined {
  if (kind === "place-banners") return standing(board).find(s => s.building === possession)?.place;
  return kind === "produce" ? String(place) : undefined;
}

/** Where an action happens and where its goods come from. */
export function pathOf(
  board: Board,
  { action }: LegalAction,
  way: Way | undefined,
): { to: Where; from: readonly Where[] } | null {
  const { kind, place, hex } = action,
    stands = standsAt(board, action);
  if (kind === "pay" && board.payment) {
    const target = payTarget(board);
    return target && { to: target, from: [whereOf(board, String(place))] };
  }
  const to = stands ? whereOf(board, stands) : kind === "build" ? nextSlot(board, String(hex)) : null;
  return to && { to, from: (way?.pay ?? []).flatMap(p => (p.place ? [whereOf(board, p.place)] : [])) };
}

/** Where the building that is being paid for stands or will stand. */
export function payTarget(board: Board): Where | null {
  const pay = board.payment;
  if (!pay) return null;
  if (pay.for === "build") return nextSlot(board, pay.hex);
  const { slots } = need(
      board.hexes.find(h => h.hex === pay.hex),
      "hexes",
    ),
    slot =
      slots.find(s => s?.building === pay.building && s.worker === null) ??
      slots.find(s => s?.building === pay.building);
  return slot ? whereOf(board, slot.place) : null;
}
