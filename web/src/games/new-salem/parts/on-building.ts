/* What can be done at a building, and the words for it. */
import { nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import type { Spot } from "../model";
import type { Play } from "../play";

const ON_BUILDINGS = ["remove-despair", "choose-building"] as const,
  ON_OWN = ["take-hope", "place-cubes", "give-hope"] as const;

/** The action that a click on a building would do: of copies that hold the same cubes only one is named. */
export function actionOn(play: Play, seat: number, spot: Spot): LegalAction | undefined {
  const { building, hope, despair } = spot,
    copies = nth(play.table.view.value.board.towns, seat, "towns").filter(b => b.building === building),
    alike = copies.flatMap((b, i) => (b.hope === hope && b.despair === despair ? [i + 1] : []));
  for (const number of [spot.number, ...alike]) {
    const found = namedOn(play, seat, building, number);
    if (found) return found;
  }
  return undefined;
}

function namedOn(play: Play, seat: number, building: string, number: number): LegalAction | undefined {
  const legal = play.table.legal.value;
  for (const kind of ON_BUILDINGS) {
    const found = legal.find(kind, { owner: seat, building, number });
    if (found) return found;
  }
  if (seat !== play.table.me.value) return undefined;
  for (const kind of ON_OWN) {
    const found = legal.find(kind, { building, number });
    if (found) return found;
  }
  return undefined;
}

/** Actions that are asked for; a gift is only offered. */
export const isAsked = (action: LegalAction | undefined): boolean =>
  action !== undefined && action.action.kind !== "give-hope";

/** What stands there and what can be done: "Bank, Finance: 1 hope, 0 despair. Remove a despair ...". */
export function wordsOf(play: Play, spot: Spot, action: LegalAction | undefined): string {
  const { say } = play.table,
    holds = say("ns-spot-holds", {
      building: { label: `building-${spot.building}` },
      type: { label: `type-${spot.type}` },
      hope: spot.hope,
      despair: spot.despair,
    });
  return action ? `${holds} ${say(action.label.label, action.label.args)}.` : holds;
}
