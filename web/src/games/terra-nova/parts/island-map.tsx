/* The island on its chart: land, borders, stones, pioneers, rays and previews. */

import { Drawing, seatColour, seatHatch } from "../../../kit";
import { type Chart, effectOf, SIDE } from "../model";
import type { Play } from "../play";
import { Cartouche } from "./cartouche";
import { Cells } from "./cells";
import { Corners } from "./corners";
import { Ground } from "./ground";
import { CREAM, INK } from "./ink";
import { Pioneers } from "./pioneers";
import { Preview } from "./preview";
import { Rays } from "./rays";
import { Rows } from "./rows";
import { StoneSymbol } from "./stone-symbol";
import { Stones } from "./stones";
import { Track } from "./track";
import { Trails } from "./trails";
import { ZoneLabels } from "./zone-labels";
import { ZoneOverlay } from "./zone-overlay";

const hexes = (chart: Chart, names: readonly string[], side = SIDE + 0.3): string =>
  names.map(name => chart.outline(name, side)).join("");

/** Scored land: veiled, hatched by whoever took it (both hatches where it was shared). */
function Closed({ play }: { play: Play }) {
  const chart = play.chart.value;
  return (
    <>
      {play.table.view.value.board.territories.map(land => (
        <g key={land.hexes[0]}>
          <path d={hexes(chart, land.hexes)} fill="var(--veil)" />
          {land.winners.map(seat => (
            <path key={seat} d={hexes(chart, land.hexes, SIDE)} fill={seatHatch(seat)} opacity=".62" />
          ))}
          <path
            d={chart.border(land.hexes)}
            stroke="var(--piece-line)"
            stroke-width="4.5"
            stroke-linecap="round"
          />
          {land.winners[0] !== undefined && (
            <path
              d={chart.border(land.hexes)}
              stroke={seatColour(land.winners[0])}
              stroke-width="2.6"
              stroke-linecap="round"
            />
          )}
        </g>
      ))}
    </>
  );
}

/** The land that the pointed-at stone would close, in the colour of whoever gets it; it lies under the pieces. */
function Closing({ play }: { play: Play }) {
  const closes = effectOf(play.table.peek.value).closes ?? [],
    chart = play.chart.value;
  return (
    <g pointer-events="none">
      {closes.map(land => (
        <g key={land.hexes[0]}>
          {land.winners.map(seat => (
            <path key={seat} d={hexes(chart, land.hexes)} fill={seatHatch(seat)} opacity=".5" />
          ))}
          <path d={chart.border(land.hexes)} stroke={CREAM} stroke-width="6.5" stroke-linecap="round" />
          <path
            d={chart.border(land.hexes)}
            stroke={land.winners[0] === undefined ? INK : seatColour(land.winners[0])}
            stroke-width="3.2"
            stroke-linecap="round"
          />
        </g>
      ))}
    </g>
  );
}

/** Any empty hex will do: one rope round the island instead of one round every hex. */
const Around = ({ play }: { play: Play }) =>
  play.phase.value === "place" && play.targets.value.size ? (
    <path class="tn-around" d={play.chart.value.border(play.chart.value.hexes.map(h => h.name))} />
  ) : null;

/** The hex that an event is about. */
function hexAt(play: Play, target: EventTarget | null): string | null {
  const name = (target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell ?? "";
  return play.chart.value.hex(name) ? name : null;
}

/** `box`: a part of the chart only. */
export function IslandMap({ play, box }: { play: Play; box?: string | undefined }) {
  const { table } = play,
    { shape } = play.chart.value,
    { board } = table.view.value;
  const over = (e: Event) => {
    play.at.value = hexAt(play, e.target);
  };
  const walk = (e: KeyboardEvent) => {
    const here = hexAt(play, e.target);
    if (!here || !e.key.startsWith("Arrow")) return;
    const next = play.chart.value.step(here, e.key);
    /* Where the island ends the shell looks for what lies beyond. */
    if (!next) return;
    e.preventDefault();
    e.stopPropagation();
    (e.currentTarget as Element).querySelector<SVGElement>(`[data-cell="${next.name}"]`)?.focus();
  };
  return (
    <Drawing
      class="map tn-map"
      viewBox={box ?? `-3 -3 ${shape.w + 6} ${shape.h + 6}`}
      label={table.say("tn-map")}
      onKeyDown={walk}
      onPointerOver={over}
      onPointerLeave={() => {
        play.at.value = null;
      }}
      onPointerDown={e => play.touching(e.pointerType === "touch")}
    >
      <defs>
        <StoneSymbol />
      </defs>
      <Track play={play} />
      <Corners play={play} />
      <Ground play={play} />
      <Rows play={play} />
      <Around play={play} />
      <Closed play={play} />
      <ZoneOverlay play={play} />
      <Closing play={play} />
      <Stones play={play} />
      <Trails play={play} />
      <Rays play={play} />
      <Cells play={play} />
      <Pioneers play={play} />
      {board.territories.map(land => (
        <Cartouche key={land.hexes[0]} play={play} land={land} />
      ))}
      <ZoneLabels play={play} />
      <Preview play={play} />
    </Drawing>
  );
}
