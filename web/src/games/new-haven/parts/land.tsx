/* The harvest board: land, previewed chains, open buildings, the resource track. */

import { Stamp } from "../../../kit";
import { nth } from "../../../lookup";
import {
  type Area,
  cornerOf,
  type Ground,
  ground,
  HALF,
  quarters,
  READING,
  type Resource,
  SIDE,
  type Space,
  TILE,
  WIDE,
} from "../model";
import { onSpace } from "../pieces";
import type { Play } from "../play";
import { Building } from "./building";
import { Crate } from "./crate";
import { CREAM, INK } from "./measures";
import { Quarter } from "./quarter";

/** Lines between quadrants, each kind joined into one path. */
function seams(land: Ground, { left, top }: Area) {
  let hedge = "",
    seam = "",
    coast = "";
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= WIDE || y >= WIDE ? null : nth(land, y * WIDE + x, "land");
  for (let y = -1; y < WIDE; y++)
    for (let x = -1; x < WIDE; x++) {
      const here = at(x, y),
        X = (x + 1) * HALF - left * TILE,
        Y = (y + 1) * HALF - top * TILE;
      const line = (other: Resource | null, d: string, border: boolean) => {
        if (here && other) {
          if (here !== other) hedge += d;
          else if (border) seam += d;
        } else if (here || other) coast += d;
      };
      line(at(x + 1, y), `M${X} ${Y - HALF}v${HALF}`, x % 2 !== 0);
      line(at(x, y + 1), `M${X - HALF} ${Y}h${HALF}`, y % 2 !== 0);
    }
  return { hedge, seam, coast };
}

const Free = ({ i, x, y, space }: { i: number; x: number; y: number; space: Space }) => {
  const pond = space.kind === "pond";
  return (
    <>
      <rect
        x={x}
        y={y}
        width={TILE}
        height={TILE}
        fill={pond ? "var(--t-lake)" : "var(--t-wild)"}
        stroke={pond ? "var(--t-lake-p)" : "var(--t-wild-p)"}
        stroke-width="1"
      />
      <Stamp
        name={pond ? "lake" : "wild"}
        x={x + HALF}
        y={y + HALF}
        size={pond ? 96 : 72}
        cut={1 + ((i * 2 + ((i / SIDE) | 0)) % 3)}
      />
      {space.building && (
        <g transform={`translate(${x + HALF} ${y + HALF})`}>
          <Building code={space.building} r={28} />
        </g>
      )}
    </>
  );
};

const Laid = ({ tile, x, y }: { tile: string; x: number; y: number }) => {
  const four = quarters(tile);
  return (
    <>
      {READING.map((q, k) => (
        <Quarter
          key={k}
          x={x + (k & 1) * HALF}
          y={y + (k >> 1) * HALF}
          size={HALF}
          of={nth(four, q, "four")}
        />
      ))}
    </>
  );
};

/** `still`: nothing travels to or from this picture. */
export function Land({ play, frame, still = false }: { play: Play; frame: Area; still?: boolean }) {
  const { spaces } = play.table.view.value.board,
    { hedge, seam, coast } = seams(ground(spaces), frame);
  return (
    <>
      {spaces.map((s, i) => {
        const { x, y } = cornerOf(i, frame);
        if (s.kind === "outside") return null;
        if (s.kind === "tile" && s.tile)
          return (
            <g
              key={`t${i}`}
              class="drop"
              data-piece={still ? undefined : play.pieces.value.get(onSpace(s.name))?.id}
            >
              <Laid tile={s.tile} x={x} y={y} />
            </g>
          );
        if (s.kind === "shipment" && s.resource)
          return (
            <g key={`s${i}`} transform={`translate(${x} ${y})`}>
              <Crate resource={s.resource} />
            </g>
          );
        return (
          <g key={i}>
            <Free i={i} x={x} y={y} space={s} />
          </g>
        );
      })}
      <path d={seam} stroke={CREAM} stroke-opacity=".38" stroke-width="1.2" stroke-dasharray="3 5" />
      <path d={hedge} stroke={INK} stroke-opacity=".62" stroke-width="1.5" />
      <path d={coast} stroke={INK} stroke-width="2.4" stroke-linecap="square" />
    </>
  );
}
