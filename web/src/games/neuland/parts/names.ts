/* What stands on the land and what can be done there, in words. */
import { need } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { effectOf, type Hex, hexOf, type Slot, waysOf } from "../model";
import type { Play, Target } from "../play";
import { wayInWords } from "./words";

function stateOf({ owner, worker, lying, family }: Slot): string {
  if (owner !== null) return "banners";
  if (worker !== null) return lying ? "lying" : "standing";
  return family ? "unclaimed" : "free";
}

/** A building: its place and terrain, who is there with which good, whose banners. */
export function slotInWords(play: Play, slot: Slot): string {
  const { say, view } = play.table,
    terrain = view.value.board.hexes.find(h => h.hex === hexOf(slot.place))?.terrain,
    seat = slot.owner ?? slot.worker;
  return say("nl-slot", {
    place: slot.place,
    building: { label: `building-${slot.building}` },
    terrain: terrain ? { label: `terrain-${terrain}` } : "",
    state: stateOf(slot),
    player: seat === null ? "" : { seat },
    good: slot.good ? { label: `good-${slot.good}` } : "",
    banners: slot.banners || slot.worth,
    minerals: slot.minerals.map(m => ({ label: `good-${m}` })),
    mine: slot.minerals.length ? "yes" : "no",
  });
}

/** A hex: its terrain and how many buildings still find room. */
export const hexInWords = (play: Play, { hex, terrain, slots }: Hex): string =>
  play.table.say("nl-hex", {
    hex,
    terrain: terrain ? { label: `terrain-${terrain}` } : "",
    n: slots.filter(slot => slot === null).length,
  });

/** What an action costs and where it leads: time, goods, banners, and who would move next. */
export function outcomeOf(play: Play, action: LegalAction): string {
  const { say } = play.table,
    { time, banners, space, total, next } = effectOf(action),
    [way] = waysOf(action);
  if (space !== undefined && total !== undefined && next !== undefined)
    return say("nl-outcome-end", { space: space + 1, time: total, player: { seat: next } });
  if (time === undefined) return "";
  /* Where it leads is told of what takes time; all else leaves one where one is. */
  const end = action.action.kind === "pay" || time === 0 ? null : play.endAfter(time);
  return [
    way ? wayInWords(say, way) : say("nl-time", { n: time }),
    banners ? say("nl-gain", { n: banners }).replace(/\.$/, "") : "",
    end ? say("nl-then", { space: end.space + 1, player: { seat: end.next } }) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** What is there, and what can be done at it: a place says its name first. */
export function targetInWords(play: Play, { actions }: Target, there: string): string {
  const { say } = play.table,
    first = need(actions[0], "action"),
    deed = actions.map(one => say(one.label.label, one.label.args)).join(" / ");
  return [there, deed, outcomeOf(play, first)].filter(Boolean).join(". ");
}
