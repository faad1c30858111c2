/* Labels and marks lie above the pieces. */

import { edge, f1, SeatMark } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { Numeral } from "../../numeral";
import { SIDE, type Threat, type Zone } from "../model";
import type { Play } from "../play";
import { dotted } from "./dotted";
import { PaperLabel } from "./paper-label";
import { SeatRow } from "./seat-row";

/** Size, number of terrains and who is strongest, on a paper label in the zone's middle. */
function Label({ play, zone }: { play: Play; zone: Zone }) {
  const { say } = play.table,
    n = zone.winners.length,
    w = 118 + Math.max(0, n - 1) * 22;
  return (
    <PaperLabel at={play.chart.value.middle(zone.hexes)} w={w} h={46}>
      <Lettering x={8 - w / 2} y="-4" font-size="15" font-weight="700" fill="var(--ink)" class="serif">
        {say("tn-size", { n: zone.size })}
      </Lettering>
      <Lettering x={8 - w / 2} y="14" font-size="13" fill="var(--ink-2)">
        {zone.open ? say("tn-kinds", { n: zone.terrains.length }) : say("tn-worth", { n: zone.value })}
      </Lettering>
      <SeatRow play={play} who={zone.winners} x={w / 2 - 18 - 22 * Math.max(0, n - 1)} step={22} />
    </PaperLabel>
  );
}

/** A stone that would close something as the pioneers stand: for whom, and how many points. If a pioneer has to step off the hex first, its way is shown instead of the ground. */
function Mark({ play, threat: { hex, step, gains } }: { play: Play; threat: Threat }) {
  const chart = play.chart.value,
    [x, y] = chart.at(hex),
    most = Math.max(0, ...gains),
    best = gains.indexOf(most),
    /* Above the pioneer's head. */
    lift = step ? -22 : 0;
  return (
    <>
      {step && dotted(edge([x, y], chart.at(step)))}
      <path
        d={chart.outline(hex, SIDE - 5)}
        fill={step ? "none" : "var(--paper-raised)"}
        fill-opacity=".85"
        stroke="var(--stone-wood-ink)"
        stroke-width="2.6"
        stroke-dasharray="5 4"
      />
      {step && (
        <circle
          cx={f1(x)}
          cy={f1(y + lift)}
          r="14"
          fill="var(--paper-raised)"
          stroke="var(--stone-wood-ink)"
        />
      )}
      {most > 0 && (
        <g transform={`translate(${f1(x)} ${f1(y + lift - (step ? 5 : 7))})`}>
          <SeatMark seat={best} scale={step ? 0.45 : 0.6} />
        </g>
      )}
      <Numeral x={f1(x)} y={f1(y + lift + (most > 0 ? (step ? 11 : 15) : 5))} size={step ? 12 : 15}>
        {most}
      </Numeral>
    </>
  );
}

export function ZoneLabels({ play }: { play: Play }) {
  const { zones, threats } = play.table.view.value.aids;
  return play.overlay.value ? (
    <g pointer-events="none">
      {threats.map(threat => (
        <Mark key={`${threat.hex}${threat.step ?? ""}`} play={play} threat={threat} />
      ))}
      {zones.map(zone => (
        <Label key={zone.hexes[0]} play={play} zone={zone} />
      ))}
    </g>
  ) : null;
}
