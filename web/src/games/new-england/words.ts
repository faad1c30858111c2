/* New England in words: what lies where, what a card means, what an action brings. */
import { nth } from "../../lookup";
import type { Speaker } from "../../text";
import type { LegalAction } from "../../types";
import { type Aids, type Board, effectOf, figureAt, isFigure, majorityOf, type Space, tileAt } from "./model";
import type { Play } from "./play";

export const itemLabel = (code: string) => ({ label: `item-${code}` });
const family = (board: Board, seat: number): string => nth(board.seats, seat, "seats").family;
const yesNo = (on: boolean): "yes" | "no" => (on ? "yes" : "no");

/** What a card is worth when it is carried out. */
export const pointsOf = (aids: Aids, code: string): number =>
  aids.card_list.find(c => c.card === code)?.points ?? 0;

/** A space: whose land of which type, developed or not, the figure on it, the coast. */
export function spaceWords({ table: { say, view, me } }: Play, space: Space): string {
  const { board } = view.value,
    coast = yesNo(space.coast);
  if (space.seat === undefined || !space.terrain) return say("ne-at-free", { space: space.name, coast });
  const figure = figureAt(board, space.name),
    other = tileAt(board, space.name).find(name => name !== space.name);
  return say("ne-at-land", {
    space: space.name,
    terrain: itemLabel(space.terrain),
    family: family(board, space.seat),
    whose: space.seat === me.value ? "you" : "other",
    developed: yesNo(space.developed === true),
    standing: figure ?? "none",
    figure: figure ? itemLabel(figure) : "",
    half: yesNo(other !== undefined),
    other: other ?? "",
    coast,
  });
}

/** What a tile or a card does, and what its red number means. */
export function meaning({ say, aids }: { say: Speaker; aids: Aids }, code: string): string {
  const n = pointsOf(aids, code);
  if (isFigure(code)) return say(`ne-means-${code}`, { n, most: majorityOf(aids, code).bonus });
  const listed = aids.card_list.find(c => c.card === code);
  if (!listed) return say("ne-means-tile", { item: itemLabel(code) });
  return say("ne-means-land", { n, cells: listed.cells.length, terrain: itemLabel(listed.terrain ?? "") });
}

/** What an action brings, in words; empty where its label says it all. */
export function outcomeWords(say: Speaker, action: LegalAction): string {
  const { price, money, points, purchases, left, income, cards, ends } = effectOf(action);
  if (price !== undefined && money !== undefined)
    return say("ne-cost", { price, money, points: points ?? 0 });
  if (purchases !== undefined) return say("ne-marker-effect", { n: purchases, left: left?.at(-1) ?? 0 });
  if (income !== undefined) return say("ne-income-now", { income });
  if (cards !== undefined) return say("ne-announce-effect", { cards, ends: yesNo(Boolean(ends)) });
  return points ? `${say("ne-points", { n: points })}.` : "";
}

/** "Buy: pilgrim. It costs 4; you keep 10. 1 point." */
export function actionWords(say: Speaker, action: LegalAction): string {
  const brings = outcomeWords(say, action),
    deed = `${say(action.label.label, action.label.args)}.`;
  return brings ? `${deed} ${brings}` : deed;
}

/** A marker in the sea: free, or whose. */
export function markerWords(
  { table: { say, view } }: Play,
  n: number,
  take: LegalAction | undefined,
): string {
  if (take) return actionWords(say, take);
  const { board } = view.value,
    who = board.seats.findIndex(s => s.marker === n);
  return who < 0 ? say("ne-marker-free", { n }) : say("ne-marker-of", { n, family: family(board, who) });
}

/** A place of the offer: what is there or who took it, what it means, whether it can be bought. */
export function offerWords({ table: { say, view, legal } }: Play, i: number, reason: string | null): string {
  const { board, aids } = view.value,
    { item, buyer } = nth(board.offer, i, "offer"),
    place = { n: i + 1, of: board.offer.length };
  if (!item)
    return say(buyer === null ? "ne-slot-empty" : "ne-slot-taken", {
      ...place,
      family: buyer === null ? "" : family(board, buyer),
    });
  const buy = legal.value.find("buy", { item }),
    here = `${say("ne-slot", { ...place, item: itemLabel(item) })}. ${meaning({ say, aids }, item)}`;
  if (buy) return `${here} ${actionWords(say, buy)}`;
  return reason ? `${here} ${reason}` : here;
}
