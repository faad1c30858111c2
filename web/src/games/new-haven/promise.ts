/* How an action looks at first sight, so that lists can tell the best first. Rough on purpose: advice is the bots'. */
import type { LegalAction } from "../../types";
import { type Amount, effectOf, type Line, RESOURCES, type Resource } from "./model";
import { ownBoard, type Play } from "./play";

/** What is left over builds the others' villages; a shipment is there only once; a claimed building is one in hand. */
const LEFT_OVER = 0.25,
  SHIPMENT = 3,
  CLAIM = 2;
/** A line that is not complete, of its worth; more while it may still be doubled. */
const BEGUN = 0.75,
  HOPED = 1.35;
/** Building goes before ending the step, and one line is worth more than any tile taken. */
const LINE = 10,
  ANY = 0.01;

const resourceOf = (code: string): string => code.split("-")[0] ?? "";
const numberOf = (code: string): number => Number(code.split("-")[1] ?? 0);

/** What a line draws with so many of its spaces filled, or may draw one day. */
function drawn({ of, colonists }: Line, filled: number, doubled: boolean): number {
  if (filled >= of) return colonists * (doubled ? 2 : 1);
  return colonists * (doubled ? HOPED : 1) * (filled / of) ** 2 * BEGUN;
}

/** What a building adds to the lines of its plot. */
function added(lines: readonly Line[], plot: string, up: boolean): number {
  return lines
    .filter(({ line }) => line === plot.charAt(0) || line === plot.slice(1))
    .reduce(
      (sum, one) => sum + drawn(one, one.filled + 1, one.doubled && up) - drawn(one, one.filled, one.doubled),
      0,
    );
}

/** What a harvest is good for: as much as the buildings in hand can use. */
function useful(harvest: Amount, hand: readonly string[]): number {
  const usable = (resource: Resource) =>
    hand.filter(code => resourceOf(code) === resource).reduce((sum, code) => sum + numberOf(code), 0);
  return RESOURCES.reduce((sum, resource) => {
    const used = Math.min(harvest[resource], usable(resource));
    return sum + used - LEFT_OVER * (harvest[resource] - used);
  }, 0);
}

export function judge(play: Play): (action: LegalAction) => number {
  const { view, me } = play.table,
    hand = ownBoard(play)?.buildings ?? [],
    lines = view.value.aids.lines[me.value ?? 0] ?? [];
  return action => {
    const { kind, plot, face, building } = action.action,
      { harvest, claims, charters = [] } = effectOf(action);
    if (harvest)
      return useful(harvest, hand) + (claims ? CLAIM : 0) - (kind === "lay-shipment" ? SHIPMENT : 0);
    if (kind === "build") return LINE * (added(lines, String(plot), face === "up") + charters.length) + ANY;
    if (kind !== "take-open") return 0;
    const alike = hand.filter(code => resourceOf(code) === resourceOf(String(building))).length;
    return 1 / (1 + alike) + (hand.includes(String(building)) ? 0 : ANY);
  };
}
