/* New Haven in words: what lies where, and what an action brings. */
import { nth } from "../../lookup";
import type { Speaker } from "../../text";
import type { LegalAction, TextArgs } from "../../types";
import {
  type Amount,
  type Built,
  effectOf,
  type Line,
  lineName,
  quarters,
  READING,
  RESOURCES,
  type Resource,
  type Space,
} from "./model";

const labelled = (label: string, args: TextArgs = {}) => ({ label, args });
const resourceLabel = (resource: Resource) => labelled(`resource-${resource}`);
export const buildingLabel = (code: string) => labelled(`building-${code}`);

/** The resources of which there are any, as arguments of a text. */
export const amountsOf = (amounts: Amount) =>
  RESOURCES.filter(r => amounts[r]).map(r => labelled(`amount-${r}`, { n: amounts[r] }));

/** "5 sheep and 1 stone". */
export const amountWords = (say: Speaker, amounts: Amount): string => {
  const some = amountsOf(amounts);
  return some.length ? say("nh-amounts", { amounts: some }) : say("nh-nothing");
};

/** The four squares of a tile, turned so many quarters to the right. */
export function tileWords(say: Speaker, tile: string, turn = 0): string {
  const four = quarters(tile, turn),
    [tl, tr, bl, br] = READING.map(i => resourceLabel(nth(four, i, "four")));
  return say("nh-lies", { tl: tl ?? "", tr: tr ?? "", bl: bl ?? "", br: br ?? "" });
}

/** "SW/RR", the rows of a tile as the log writes them. */
const ROWS_OF_TILE = /\b([RSTW])([RSTW])\/([RSTW])([RSTW])\b/g;
/** A text with its tiles in words instead of letters. */
export const heardWords = (say: Speaker, text: string): string =>
  text.replace(ROWS_OF_TILE, (_, ...rows: string[]) => {
    const [tl = "", tr = "", bl = "", br = ""] = rows.slice(0, READING.length),
      four = quarters(tl + tr + br + bl).map(resourceLabel),
      [a, b, c, d] = READING.map(i => nth(four, i, "four"));
    return say("nh-heard-tile", { tl: a ?? "", tr: b ?? "", bl: c ?? "", br: d ?? "" });
  });

/** A space of the harvest board with what lies on it. */
export function spaceWords(say: Speaker, { name, kind, tile, resource, building: claim }: Space): string {
  if (kind === "tile" && tile) return say("nh-at-tile", { space: name, lies: tileWords(say, tile) });
  if (kind === "shipment" && resource)
    return say("nh-at-shipment", { space: name, resource: resourceLabel(resource) });
  if (kind === "pond") return say("nh-at-pond", { space: name });
  return claim
    ? say("nh-at-clearing", { space: name, building: buildingLabel(claim) })
    : say("nh-at-free", { space: name });
}

/** What laying there would bring: "f5: 4 stone". The space itself says that it is free, too. */
export function layWords(say: Speaker, action: LegalAction, as = "nh-space"): string {
  const { harvest, claims } = effectOf(action),
    yields = say(as, {
      space: String(action.action.space),
      amounts: harvest ? amountWords(say, harvest) : "",
    });
  return claims ? `${yields}. ${say("nh-claims", { building: buildingLabel(claims) })}` : yields;
}

/** What stands on a plot of a village; the number of a building face down is its owner's alone. */
export function builtWords(say: Speaker, plot: string, { resource, number, up }: Built): string {
  if (number === null) return say("nh-built-hidden", { plot, resource: resourceLabel(resource) });
  return say(up ? "nh-built-up" : "nh-built-down", {
    plot,
    building: buildingLabel(`${resource}-${number}`),
  });
}

/** The price of a building, the lines that it completes, the colonists and charters that it brings; gains and losses marked as such. */
export function buildEffects(
  say: Speaker,
  action: LegalAction,
): readonly { text: string; sign: -1 | 0 | 1 }[] {
  const { cost = 0, resource, completes = [], doubles = [], colonists = 0, charters = [] } = effectOf(action);
  const found: (readonly [boolean, -1 | 0 | 1, string, TextArgs])[] = [
    [resource !== undefined, 0, "nh-costs", { n: cost, resource: resource ? resourceLabel(resource) : "" }],
    [completes.length > 0, 1, "nh-completes", { lines: completes.map(lineName) }],
    [doubles.length > 0, 1, "nh-doubles", { lines: doubles.map(lineName) }],
    [colonists > 0, 1, "nh-colonists-more", { n: colonists }],
    [colonists < 0, -1, "nh-colonists-fewer", { n: -colonists }],
    [charters.length > 0, 1, "nh-earns", { charters: charters.map(c => labelled(`charter-${c}`)) }],
  ];
  return found.filter(([on]) => on).map(([, sign, key, args]) => ({ text: say(key, args), sign }));
}
export const effectWords = (say: Speaker, action: LegalAction): string =>
  buildEffects(say, action)
    .map(e => e.text)
    .join(" ");

/** What an action brings: a harvest, or what a building costs and completes. */
export function outcomeWords(say: Speaker, action: LegalAction): string {
  const { harvest, cost } = effectOf(action);
  if (harvest) return amountWords(say, harvest);
  return cost ? effectWords(say, action) : "";
}

/** "b4: build stone 4, face up. Costs 4 stone. Completes row 4." */
export function buildWords(
  say: Speaker,
  ways: readonly LegalAction[],
  chosen: LegalAction,
  plots: readonly string[] = [String(chosen.action.plot)],
): string {
  const { building: code } = chosen.action,
    deed = say("nh-plot", {
      plot: [...plots],
      building: buildingLabel(String(code)),
      faces: say("nh-faces", { faces: ways.map(a => labelled(`face-${String(a.action.face)}`)) }),
    });
  return `${deed} ${effectWords(say, chosen)}`;
}

/** A row or column: how far it is, and what it draws. */
export const lineWords = (say: Speaker, { line, filled, of, colonists, doubled }: Line): string =>
  say("nh-line", {
    kind: Number.isNaN(Number(line)) ? "column" : "row",
    line,
    filled,
    of,
    n: filled === of && doubled ? colonists * 2 : colonists,
    state: filled === of ? "done" : doubled ? "open" : "single",
  });

/** "turned right". */
export const turnWords = (say: Speaker, turn: number): string => say("nh-turned", { turn });

/** So many places are named one by one: more are only counted, and N leads from one to the next. */
const NAMED_PLACES = 6;

/** "3 places, a1, b1 and c1". */
export const placesWords = (say: Speaker, places: readonly string[]): string =>
  say(places.length > NAMED_PLACES ? "nh-places" : "nh-places-named", {
    n: places.length,
    places: [...places],
  });

/** A building of the hand: in how many places it can go, or that it cannot. */
export const handWords = (
  say: Speaker,
  code: string,
  places: readonly string[],
  building: boolean,
): string =>
  building
    ? say("nh-in-hand", { building: buildingLabel(code), places: placesWords(say, places) })
    : say("nh-in-hand-only", { building: buildingLabel(code) });
