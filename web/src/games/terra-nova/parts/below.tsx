/* Phone: what the touched hex would do, or how the turn stands. Its height is always the same, or the map would move under the finger. */

import { Figure } from "../../../kit";
import { nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { effectOf } from "../model";
import type { Play } from "../play";
import { Actions } from "./actions";
import { DonePicture } from "./done-picture";
import { Gains } from "./gains";
import { StonePicture } from "./stone-picture";
import { terrainList } from "./terrain-list";

/** A stone: the land it closes, and for whom. */
function OfStone({ play, action }: { play: Play; action: LegalAction }) {
  const { say } = play.table,
    { closes, gains = [] } = effectOf(action);
  return (
    <div class="line">
      <StonePicture size={34} />
      {closes ? (
        <>
          <span class="tn-grow tn-two">
            <b>{say("tn-closes", { terrains: terrainList(closes.flatMap(l => l.terrains)) })}</b>
            <span class="muted">
              {closes.map(l => say("tn-territory-short", { n: l.size, times: l.value / l.size })).join(" · ")}
            </span>
          </span>
          <Gains play={play} gains={gains} />
        </>
      ) : (
        <span class="tn-grow">{say("tn-closes-nothing")}</span>
      )}
    </div>
  );
}

/** A slide, and the best stone that could follow. */
function OfMove({ play, action }: { play: Play; action: LegalAction }) {
  const { steps = 0, terrain, stones = [] } = effectOf(action);
  return (
    <div class="line">
      <DonePicture play={play} stone={false} />
      <span class="tn-grow">
        {play.table.say("tn-slides", { n: steps, terrain: { label: `terrain-${terrain}` } })}
      </span>
      {stones[0] && (
        <>
          <StonePicture size={22} />
          <Gains play={play} gains={stones[0].gains} />
        </>
      )}
    </div>
  );
}

function Placing({ play, action }: { play: Play; action: LegalAction | null }) {
  const { say, me, view } = play.table,
    hex = action && play.chart.value.hex(String(action.action.hex)),
    seat = me.value ?? 0;
  return (
    <div class="line">
      <svg width="26" height="28" viewBox="-15 -29 30 32" aria-hidden="true">
        <Figure seat={seat} x={0} y={0} />
      </svg>
      <span class="tn-grow">
        {hex
          ? say("tn-say-place", { hex: hex.name, terrain: { label: `terrain-${hex.terrain}` } })
          : say("tn-placement-note")}
      </span>
      <b>{say("tn-to-place", { n: nth(view.value.board.seats, seat, "seats").reserve })}</b>
    </div>
  );
}

export function Below({ play }: { play: Play }) {
  const { peek, view, say } = play.table,
    action = peek.value;
  if (action?.action.kind === "stone") return <OfStone play={play} action={action} />;
  if (action?.action.kind === "move") return <OfMove play={play} action={action} />;
  if (view.value.over) return null;
  if (play.phase.value === "place") return <Placing play={play} action={action} />;
  return (
    <div class="line tn-below">
      <Actions play={play} />
      <button type="button" class="tn-toggle" aria-pressed={play.overlay.value} onClick={() => play.zones()}>
        {say("tn-zones")}
      </button>
    </div>
  );
}
