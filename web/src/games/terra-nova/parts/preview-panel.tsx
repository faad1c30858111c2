/* What the pointed-at action would do; without one, the zone of the hex pointed at. */

import type { ComponentChildren } from "preact";
import type { LegalAction } from "../../../types";
import { effectOf, type Land, type Zone } from "../model";
import type { Play } from "../play";
import { Badges } from "./badges";
import { Chips } from "./chips";
import { Gains } from "./gains";
import { StonePicture } from "./stone-picture";
import { terrainList } from "./terrain-list";

/** More closing stones than these are found on the map. */
const MOST_STONES = 4;

/** One territory that a stone would close: hexes, terrains, who is how strong, who gets what. */
function Sum({ play, land }: { play: Play; land: Land }) {
  const { say, me } = play.table,
    each = land.winners.length,
    mine = me.value !== null && land.winners.includes(me.value);
  return (
    <dl class="tn-sum">
      <dt>{say("tn-closed-in")}</dt>
      <dd>{land.size}</dd>
      <dt>{say("value-parts", { parts: terrainList(land.terrains) })}</dt>
      <dd>{say("tn-times", { n: land.value / land.size })}</dd>
      <dt class="tn-counts">
        <Badges play={play} counts={land.pioneers} />
        {!each && say("tn-nobody-there")}
      </dt>
      <dd>{each > 1 ? say("tn-shared") : ""}</dd>
      <dt class="tot">
        {each ? say("tn-for", { players: land.winners.map(seat => ({ seat })) }) : say("tn-for-nobody")}
      </dt>
      <dd class={mine ? "tot gain" : "tot"}>{each ? `+${land.points}` : "0"}</dd>
    </dl>
  );
}

function ZoneFacts({ play, zone }: { play: Play; zone: Zone }) {
  const { say } = play.table,
    [leader, second] = zone.winners;
  return (
    <dl class="tn-sum">
      <dt>{say("tn-size", { n: zone.size })}</dt>
      <dd>{zone.open ? "" : say("tn-worth", { n: zone.value })}</dd>
      <dt>{zone.open ? say("tn-too-many", { n: zone.terrains.length - 3 }) : say("tn-closes-at-end")}</dt>
      <dd>
        <Chips play={play} terrains={zone.terrains} />
      </dd>
      <dt class="tn-counts">
        <Badges play={play} counts={zone.pioneers} />
      </dt>
      <dd>
        {leader !== undefined && second === undefined ? say("tn-leads", { player: { seat: leader } }) : ""}
      </dd>
    </dl>
  );
}

/** A slide, and the closing stones that it would allow. */
function Slide({ play, action }: { play: Play; action: LegalAction }) {
  const { say } = play.table,
    { steps = 0, terrain, stones = [] } = effectOf(action);
  return (
    <>
      <p class="tn-note">{say("tn-slides", { n: steps, terrain: { label: `terrain-${terrain}` } })}</p>
      {stones.slice(0, MOST_STONES).map(s => (
        <p key={s.hex} class="tn-then">
          <StonePicture size={22} />
          <span>{say("tn-then", { hex: s.hex })}</span>
          <Gains play={play} gains={s.gains} />
        </p>
      ))}
    </>
  );
}

function StoneSums({ play, action }: { play: Play; action: LegalAction }) {
  const { closes } = effectOf(action);
  if (!closes) return <p class="tn-note">{play.table.say("tn-closes-nothing")}</p>;
  return closes.map(land => <Sum key={land.hexes[0]} play={play} land={land} />);
}

/** What follows from the pointer's place: its title and its figures. */
function lookedAt(play: Play): { title: string; body: ComponentChildren } {
  const { say, peek, view } = play.table,
    action = peek.value,
    at = play.at.value,
    zone = at ? view.value.aids.zones.find(z => z.hexes.includes(at)) : undefined;
  if (action?.action.kind === "stone")
    return { title: say("tn-if-stone"), body: <StoneSums play={play} action={action} /> };
  if (action?.action.kind === "move")
    return { title: say("tn-if-move"), body: <Slide play={play} action={action} /> };
  if (zone) return { title: say("tn-zone-here"), body: <ZoneFacts play={play} zone={zone} /> };
  const hint = play.mine.value && play.phase.value !== "end" ? "tn-look-hint" : "tn-look-wait";
  return { title: say("tn-look"), body: <p class="tn-note">{say(hint)}</p> };
}

export function PreviewPanel({ play }: { play: Play }) {
  const { say, peek, view } = play.table,
    action = peek.value?.action;
  if (view.value.over || play.phase.value === "place") return null;
  const here = play.chart.value.hex(String(action?.target ?? action?.hex ?? play.at.value)),
    { title, body } = lookedAt(play);
  return (
    <section class="panel tn-preview">
      <header>
        <h2>{title}</h2>
        {here && (
          <span class="end">
            {say("tn-here", { hex: here.name, terrain: { label: `terrain-${here.terrain}` } })}
          </span>
        )}
      </header>
      {body}
    </section>
  );
}
