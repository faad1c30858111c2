/* The zone overlay: how the land that is still open is divided, who is strongest, and which stones would close something. */
import { f1, poly, seatColour, SeatMark } from "../../kit";
import { CREAM, INK } from "./draw";
import { SIDE, type Land, type Threat, type Zone } from "./model";
import type { Play } from "./play";

function Outline({ play, land, strong }: { play: Play; land: Land; strong: boolean }) {
  const d = play.chart.value.border(land.hexes, SIDE - 2),
    leader = land.winners.length === 1 ? seatColour(land.winners[0]!) : CREAM;
  return (
    <>
      <path d={d} stroke={INK} stroke-width={strong ? 8 : 6} stroke-linecap="round" />
      <path d={d} stroke={leader} stroke-width={strong ? 4.5 : 3} stroke-linecap="round" />
    </>
  );
}
/** Size, number of terrains and who is strongest, on a paper label in the zone's middle. */
function Label({ play, zone }: { play: Play; zone: Zone }) {
  const { say, seats } = play.table,
    [x, y] = play.chart.value.middle(zone.hexes),
    n = zone.winners.length,
    w = 118 + Math.max(0, n - 1) * 22;
  return (
    <g transform={`translate(${f1(x)} ${f1(y)})`}>
      <rect
        x={-w / 2}
        y="-23"
        width={w}
        height="46"
        rx="3"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        stroke-width="1.5"
      />
      <text x={8 - w / 2} y="-4" font-size="15" font-weight="700" fill="var(--ink)" class="serif">
        {say("tn-size", { n: zone.size })}
      </text>
      <text x={8 - w / 2} y="14" font-size="13" fill="var(--ink-2)">
        {zone.open ? say("tn-kinds", { n: zone.terrains.length }) : say("tn-worth", { n: zone.value })}
      </text>
      {zone.winners.map((seat, i) => (
        <g key={seat} transform={`translate(${w / 2 - 18 - i * 22} 0)`}>
          <SeatMark seat={seat} letter={seats.value[seat]?.letter} scale={0.95} />
        </g>
      ))}
    </g>
  );
}
export function ZoneOverlay({ play }: { play: Play }) {
  const { zones } = play.table.view.value.aids,
    looked = play.looked.value;
  if (!play.overlay.value)
    return looked ? (
      <g pointer-events="none">
        <Outline play={play} land={looked} strong />
      </g>
    ) : null;
  return (
    <g pointer-events="none">
      {zones.map(zone => (
        <Outline key={zone.hexes[0]} play={play} land={zone} strong={false} />
      ))}
      {looked && <Outline play={play} land={looked} strong />}
    </g>
  );
}
/** A stone that would close something as the pioneers stand: for whom, and how many points. */
function Mark({ play, threat }: { play: Play; threat: Threat }) {
  const chart = play.chart.value,
    [x, y] = chart.at(threat.hex),
    best = threat.gains.reduce((top, n, seat) => (n > threat.gains[top]! ? seat : top), 0);
  return (
    <>
      <path
        d={poly(chart.corners(chart.hex(threat.hex)!, SIDE - 5))}
        fill="var(--paper-raised)"
        fill-opacity=".85"
        stroke="var(--stone-wood-ink)"
        stroke-width="2.6"
        stroke-dasharray="5 4"
      />
      {threat.gains[best]! > 0 && (
        <g transform={`translate(${f1(x)} ${f1(y - 7)})`}>
          <SeatMark seat={best} scale={0.6} />
        </g>
      )}
      <text
        x={f1(x)}
        y={f1(y + (threat.gains[best]! > 0 ? 15 : 5))}
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill="var(--ink)"
        class="serif"
      >
        {threat.gains[best]}
      </text>
    </>
  );
}
/** Labels and marks lie above the pieces. */
export function ZoneLabels({ play }: { play: Play }) {
  const { zones, threats } = play.table.view.value.aids;
  return play.overlay.value ? (
    <g pointer-events="none">
      {threats.map(threat => (
        <Mark key={threat.hex} play={play} threat={threat} />
      ))}
      {zones.map(zone => (
        <Label key={zone.hexes[0]} play={play} zone={zone} />
      ))}
    </g>
  ) : null;
}
