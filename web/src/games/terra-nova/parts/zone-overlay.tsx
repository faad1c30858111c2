/* The zone overlay: how the land that is still open is divided, who is strongest, and which stones would close something. */

import { seatColour } from "../../../kit";
import { nth } from "../../../lookup";
import { type Land, SIDE } from "../model";
import type { Play } from "../play";
import { CREAM, INK } from "./ink";

function Outline({ play, land, strong }: { play: Play; land: Land; strong: boolean }) {
  const d = play.chart.value.border(land.hexes, SIDE - 2),
    leader = land.winners.length === 1 ? seatColour(nth(land.winners, 0, "winners")) : CREAM;
  return (
    <>
      <path d={d} stroke={INK} stroke-width={strong ? 8 : 6} stroke-linecap="round" />
      <path d={d} stroke={leader} stroke-width={strong ? 4.5 : 3} stroke-linecap="round" />
    </>
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
