/* The land: nineteen hexes with their buildings and workers, what may be done there, and the way of the goods. */

import { Compass, Drawing, f1, hexPoints, poly, Rhumbs, Stamp } from "../../../kit";
import { Numeral } from "../../numeral";
import {
  along,
  type Board,
  brackets,
  centreOf,
  EDGE,
  type Hex,
  INNER,
  LAND,
  middleOf,
  placesOf,
  rhombus,
  SIDE,
  TERRAINS,
  type TerrainId,
  type Where,
  whereOf,
} from "../model";
import type { Play } from "../play";
import { noteKey, noteTouch } from "../touch";
import { Cells } from "./cells";
import { Corners } from "./corners";
import { Figures } from "./figures";
import { HexNames } from "./hex-names";
import { Preview } from "./preview";
import { Spaces } from "./spaces";
import { Steps } from "./steps";
import { Timeline } from "./timeline";
import { TimelinePreview } from "./timeline-preview";

/** Ground of one kind is one path; so are its edges and its empty slots. */
function Land({ board }: { board: Board }) {
  const of = (t: TerrainId | null) => board.hexes.filter(h => h.terrain === t),
    outline = (hexes: readonly Hex[], side: number) =>
      hexes.map(h => poly(hexPoints(...centreOf(h.q, h.r), side))).join("");
  const free = (h: Hex): readonly Where[] => h.slots.flatMap((s, i) => (s ? [] : [[h.q, h.r, i] as const]));
  return (
    <>
      {[16, 8].map((w, i) => (
        <path
          key={w}
          d={outline(board.hexes, SIDE)}
          fill="none"
          stroke="var(--sea-line)"
          stroke-opacity={0.22 + i * 0.16}
          stroke-width={w}
          stroke-linejoin="round"
        />
      ))}
      {[null, ...TERRAINS].map(t => (
        <path key={t} d={outline(of(t), SIDE + 0.4)} fill={`var(--t-${t ? LAND[t] : "wild"})`} />
      ))}
      {TERRAINS.map(t => (
        <g key={t}>
          {of(t).flatMap(h =>
            free(h).map(at => {
              const [x, y] = middleOf(at);
              return <Stamp key={`${h.hex}${at[2]}`} name={LAND[t]} x={x} y={y} size={62} cut={1 + at[2]} />;
            }),
          )}
          <path
            d={of(t)
              .flatMap(free)
              .map(at => rhombus(at, 2.5))
              .join("")}
            fill="none"
            stroke={`var(--t-${LAND[t]}-p)`}
            stroke-opacity=".5"
            stroke-width="1.1"
            stroke-dasharray="3 4"
          />
        </g>
      ))}
      <path d={outline(board.hexes, SIDE)} fill="none" stroke="#2A2018" stroke-width="2" />
    </>
  );
}

/** Goods that spoil when this turn ends carry a warning. */
function Spoiling({ play }: { play: Play }) {
  const { board, aids } = play.table.view.value;
  return (
    <g pointer-events="none">
      {aids.spoils.map(({ place }) => {
        const [x, y] = along(whereOf(board, place), -36);
        return (
          <g key={place} transform={`translate(${f1(x)} ${f1(y)})`}>
            <circle r="8.5" fill="#F0C23C" stroke="#2A2018" stroke-width="1.3" />
            <Numeral y={5} size={14} fill="#2A2018">
              !
            </Numeral>
          </g>
        );
      })}
    </g>
  );
}

/** `box`: a part of the picture only. */
export function LandMap({ play, box }: { play: Play; box?: string | undefined }) {
  const { table } = play,
    { board } = table.view.value,
    last = placesOf(board, table.fresh.value);
  return (
    <Drawing
      class="map nl-map"
      viewBox={box ?? `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      label={table.say("nl-map")}
      onPointerDownCapture={noteTouch}
      onKeyDownCapture={noteKey}
    >
      <Corners play={play} />
      <Timeline play={play} />
      <circle r={INNER} fill="var(--sea-wash)" stroke="var(--ink)" stroke-width="1.5" />
      <g style={{ color: "var(--sea-line)" }} opacity=".7">
        <Rhumbs x={0} y={0} r={INNER - 1} n={32} />
      </g>
      <g style={{ color: "var(--ink-3)" }} opacity=".8">
        <Compass x={INNER * 0.76} y={-INNER * 0.5} r={24} />
      </g>
      <Land board={board} />
      <Cells play={play} />
      <g pointer-events="none">
        <path class="last-line" d={last.map(place => brackets(whereOf(board, place))).join("")} />
        <HexNames play={play} />
      </g>
      <Spaces play={play} />
      <g pointer-events="none">
        <Figures play={play} />
      </g>
      <Spoiling play={play} />
      <Steps play={play} />
      <Preview play={play} />
      <TimelinePreview play={play} />
    </Drawing>
  );
}
