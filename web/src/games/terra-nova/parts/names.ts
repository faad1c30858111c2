/* What lies on a hex and what can be done there, in words. */
import { nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { effectOf, type Hex, type Land, type Zone } from "../model";
import type { Play } from "../play";
import { gainList } from "./gain-list";
import { terrainList } from "./terrain-list";

const here = (hex: Hex) => ({ hex: hex.name, terrain: { label: `terrain-${hex.terrain}` } });

/** What an action would bring, without its place: empty where there is nothing to tell. */
export function outcomeOf(play: Play, action: LegalAction): string {
  const { say } = play.table,
    { steps, stones = [], closes, gains = [] } = effectOf(action);
  if (steps !== undefined) {
    const [best] = stones;
    return best ? say("tn-told-then", { hex: best.hex, gains: gainList(best.gains) }) : "";
  }
  if (!closes) return "";
  const won = gainList(gains);
  return say(won.length ? "tn-told-closes" : "tn-told-closes-none", {
    n: closes.reduce((sum, land) => sum + land.size, 0),
    gains: won,
  });
}

/** The ground that an action leads to, and what it would bring: for lists, whose lines name the hex alone. */
export function listedOutcome(play: Play, action: LegalAction): string {
  const { say, view } = play.table,
    { hex: at, target = at } = action.action,
    hex = view.value.board.hexes.find(({ name }) => name === target);
  return [hex ? say(`terrain-${hex.terrain}`) : "", outcomeOf(play, action)].filter(Boolean).join("; ");
}

/** What a click on a hex would do. */
function deed(play: Play, hex: Hex, action: LegalAction): string {
  const { say } = play.table,
    { kind } = action.action,
    done =
      kind === "move"
        ? say("tn-cell-move", { ...here(hex), n: effectOf(action).steps ?? 0 })
        : say(kind === "place" ? "tn-cell-place" : "tn-cell-lay", here(hex)),
    outcome = outcomeOf(play, action);
  return outcome ? `${done}; ${outcome}` : done;
}

/** Closed land says whose it is and what it brought. */
const closedBy = (play: Play, hex: Hex): Land | undefined =>
  play.table.view.value.board.territories.find(land => land.hexes.includes(hex.name));

/** What lies on a hex, whatever can be done there. */
export function nameOf(play: Play, hex: Hex): string {
  const { say } = play.table,
    land = hex.closed ? closedBy(play, hex) : undefined;
  if (hex.stone) return say("tn-cell-stone", { hex: hex.name });
  if (hex.pioneer !== null)
    return say(hex.pioneer === play.table.me.value ? "tn-cell-own" : "tn-cell-pioneer", {
      ...here(hex),
      player: { seat: hex.pioneer },
    });
  if (land?.winners.length)
    return say("tn-cell-won", {
      ...here(hex),
      players: land.winners.map(seat => ({ seat })),
      n: land.points,
    });
  return say(hex.closed ? "tn-cell-closed" : "tn-cell-empty", here(hex));
}

export function labelOf(play: Play, hex: Hex): string {
  const action = play.targets.value.get(hex.name),
    slides = play.movers.value.get(hex.name);
  if (action) return deed(play, hex, action);
  if (slides === undefined) return play.names.value.get(hex.name) ?? hex.name;
  const key = play.source.value === hex.name ? "tn-cell-in-hand" : "tn-cell-mover";
  return play.table.say(key, { ...here(hex), n: slides });
}

const counts = (pioneers: readonly number[]) =>
  pioneers.flatMap((n, seat) => (n ? [{ label: "tn-told-count", args: { player: { seat }, n } }] : []));

/** A zone that is still open, in a sentence. */
export const zoneInWords = (play: Play, { size, terrains, pioneers, hexes }: Zone): string =>
  play.table.say(pioneers.some(Boolean) ? "tn-told-zone" : "tn-told-zone-empty", {
    n: size,
    hex: nth(hexes, 0, "hexes"),
    terrains: terrainList(terrains),
    counts: counts(pioneers),
  });

/** A territory, in a sentence. */
export const territoryInWords = (play: Play, { size, terrains, winners, points, hexes }: Land): string =>
  play.table.say(winners.length ? "tn-told-territory" : "tn-told-territory-none", {
    n: size,
    hex: nth(hexes, 0, "hexes"),
    terrains: terrainList(terrains),
    players: winners.map(seat => ({ seat })),
    points,
  });
