/* The prompt's line of consequence. */

import { need } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { effectOf, hexOf, waysOf } from "../model";
import type { Play } from "../play";
import { wayInWords } from "./words";

function ofEnd({ table }: Play, action: LegalAction): string {
  const { space, total, next } = effectOf(action);
  return table.say("nl-ends", {
    space: need(space, "space") + 1,
    time: need(total, "total"),
    player: { seat: need(next, "next") },
    spoils: table.view.value.aids.spoils.length,
  });
}

function ofPayment({ table }: Play, action: LegalAction): string {
  const { distance, time, spoils } = effectOf(action);
  return table.say("nl-pay-effect", {
    distance: need(distance, "distance"),
    time: need(time, "time"),
    spoils: spoils ? "yes" : "no",
  });
}

/** Where on the timeline so much more time leads, and who would move next. */
function reach(play: Play, spend: number): string {
  const { say, view } = play.table,
    { marker, spent, spaces } = view.value.board.timeline,
    end = play.endAfter(spend);
  return end
    ? say("nl-reach", { space: end.space + 1, player: { seat: end.next } })
    : say("nl-reach-taken", { space: ((marker + spent + spend) % spaces) + 1 });
}

/** The name of a deed, where the prompt does not say it. */
function deedOf(play: Play, { action, ...rest }: LegalAction): string {
  const { kind, good, place, hex, building, possession } = action,
    stands = play.at({ action, ...rest })?.building;
  return play.table.say(`nl-step-${kind === "place-banners" ? "banners" : kind}`, {
    building: { label: `building-${String(building ?? possession ?? stands)}` },
    good: { label: `good-${String(good)}` },
    hex: String(hex ?? hexOf(String(place ?? ""))),
  });
}

function OfDeed({ play, action, spend }: { play: Play; action: LegalAction; spend: number }) {
  const { say, peek } = play.table,
    { banners } = effectOf(action),
    way = play.way.value ?? waysOf(action)[0],
    named = play.pinned.value !== null && !peek.value;
  return (
    <>
      {!named && <b>{deedOf(play, action)}: </b>}
      {way ? wayInWords(say, way) : say("nl-time", { n: spend })}.{" "}
      {banners ? `${say("nl-gain", { n: banners })} ` : ""}
      {reach(play, spend)}
    </>
  );
}

function OfAction({ play, action }: { play: Play; action: LegalAction }) {
  const { next, time } = effectOf(action),
    spend = (play.way.value ?? waysOf(action)[0])?.time ?? time;
  if (next !== undefined) return <>{ofEnd(play, action)}</>;
  if (action.action.kind === "pay") return <>{ofPayment(play, action)}</>;
  if (spend === undefined) return <>{play.table.say(action.label.label, action.label.args)}</>;
  return <OfDeed play={play} action={action} spend={spend} />;
}

/** What to do next, while nothing is pointed at. */
function hint({ table, asked, held }: Play): string | null {
  const { say, view } = table,
    { tiles, spoils } = view.value.aids;
  if (held.value)
    return say("nl-build-hint", {
      terrain: { label: `terrain-${need(tiles[held.value], "tiles").terrain}` },
    });
  if (asked.value === "act")
    return say(spoils.length ? "nl-act-hint-spoils" : "nl-act-hint", { n: spoils.length });
  if (asked.value === "settle") return say("nl-settle-hint");
  return asked.value === "stack" ? say("nl-stack-hint") : null;
}

export function Consequence({ play }: { play: Play }) {
  const action = play.doing.value;
  if (play.table.view.value.over) return null;
  if (action)
    return (
      <span>
        <OfAction play={play} action={action} />
      </span>
    );
  const text = hint(play);
  return text ? <span>{text}</span> : null;
}
