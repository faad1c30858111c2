/* Buildings of one set, side by side; neighbours are one drawing, their joints whole. */
import { box, Drawing, INK, Press, pointing, RopeLine } from "../../../kit";
import { nth } from "../../../lookup";
import type { Spot } from "../model";
import { FOOT, GAP, joins, PICTURE, type Pick, SIDE, TALL } from "./card-measures";
import { Cubes } from "./cubes";
import { Slice } from "./slice";
import { TypeMark } from "./type-mark";

interface Laid {
  spot: Spot;
  x: number;
  /** The first or the last of buildings that join. */
  first: boolean;
  last: boolean;
}

function lay(set: readonly Spot[]): Laid[] {
  const joined = (i: number) =>
    i > 0 && i < set.length && nth(set, i - 1, "set").position === nth(set, i, "set").position - 1;
  let x = 0;
  return set.map((spot, i) => {
    x += i === 0 ? 0 : SIDE + (joined(i) ? 0 : GAP);
    return { spot, x, first: !joined(i), last: !joined(i + 1) };
  });
}

/** Corners round a card just turned. */
const corners = (x: number): string =>
  `M${x + 3} 22V3h19M${x + 78} 3h19v19M${x + 97} 94v19h-19M${x + 22} 113H${x + 3}V94`;

const Turned = ({ x }: { x: number }) => (
  <>
    <path class="ns-back" d={box(x, 0, SIDE, TALL)} />
    <path class="last-line" d={corners(x)} />
  </>
);

function Building({ laid, pick, turn }: { laid: Laid; pick?: Pick; turn?: number }) {
  const { spot, x, first } = laid,
    { type } = spot;
  const card = (
    <>
      <Slice type={type} position={spot.position} x={x} />
      <path d={box(x, PICTURE, SIDE, FOOT)} fill={`color-mix(in srgb, var(--b-${type}) 26%, var(--card))`} />
      <Cubes x={x} hope={spot.hope} despair={spot.despair} />
      {first && <TypeMark type={type} x={x + 16} y={16} r={13} />}
      {turn !== undefined && <Turned x={x} />}
    </>
  );
  if (!pick) return <g>{card}</g>;
  /* The panorama reaches beyond its slice, unseen: what is pressed and walked to is the card alone. */
  return (
    <g style={turn === undefined ? undefined : { "--turn": turn }} data-piece={pick.piece}>
      {card}
      <Press
        class={`ns-building${pick.legal ? " legal" : ""}`}
        data-cell={pick.cell}
        data-own={pick.own ? true : undefined}
        data-legal={pick.legal ? true : undefined}
        label={pick.label}
        onPick={pick.press}
        {...pointing(pick.peek)}
      >
        <path d={box(x, 0, SIDE, TALL)} fill="transparent" />
        {pick.legal && <RopeLine d={box(x + 3, 3, SIDE - 6, TALL - 6)} thin={pick.quiet} />}
      </Press>
    </g>
  );
}

/** Joints, seams and the outline, over all buildings. */
const Lines = ({ laid }: { laid: readonly Laid[] }) => (
  <g fill="none" stroke={INK} pointer-events="none">
    <path
      d={laid.map(({ spot, x }) => joins(spot.position, 68, x)).join("")}
      fill="var(--card)"
      stroke-width="1.4"
    />
    <path
      d={laid.map(({ x, first }) => (first ? "" : `M${x} 0V58M${x} 78V${TALL}`)).join("")}
      stroke-dasharray="3 3"
    />
    <path
      d={laid
        .map(
          ({ x, first, last }) =>
            (first ? `M${x} 0V${TALL}` : "") +
            (last ? `M${x + SIDE} 0V${TALL}` : "") +
            `M${x} 0h${SIDE}M${x} ${PICTURE}h${SIDE}M${x} ${TALL}h${SIDE}`,
        )
        .join("")}
      stroke-width="2"
    />
  </g>
);

export interface PanoramaProps {
  set: readonly Spot[];
  /** What screen readers hear; left out beside words that say it. */
  label?: string;
  /** What a building is called and does. */
  pick?: (spot: Spot) => Pick;
  /** Turn in which a card just built is revealed; undefined for the others. */
  revealed?: (spot: Spot) => number | undefined;
}

export function Panorama({ set, label, pick, revealed }: PanoramaProps) {
  const laid = lay(set),
    wide = nth(laid, laid.length - 1, "laid").x + SIDE;
  return (
    <Drawing
      class="ns-set"
      style={{ "--n": set.length }}
      viewBox={`-1 -1 ${wide + 2} ${TALL + 2}`}
      label={label}
    >
      {laid.map(one => (
        <Building key={one.spot.building} laid={one} pick={pick?.(one.spot)} turn={revealed?.(one.spot)} />
      ))}
      <Lines laid={laid} />
    </Drawing>
  );
}
