/* The resource track: one marker per resource; the previewed harvest stands there dashed. Below the map 0 is at the left, beside it at the foot. */

import { Glyph, Labelled, range } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { effectOf, LAND, RESOURCES, type Resource } from "../model";
import type { Play } from "../play";
import { INK, TRACK } from "./measures";

const LAST = TRACK - 1,
  DEEP = 30;

interface Lie {
  upright: boolean;
  /** The length of a space along the track. */
  step: number;
}

/** Where space n begins. */
const startOf = ({ upright, step }: Lie, n: number): { x: number; y: number } =>
  upright ? { x: 0, y: (LAST - n) * step } : { x: n * step, y: 0 };

const Space = ({ n, lie, phone }: { n: number; lie: Lie; phone: boolean }) => {
  const { x, y } = startOf(lie, n),
    [w, h] = lie.upright ? [DEEP, lie.step] : [lie.step, DEEP],
    size = phone ? 23 : 16;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        fill={n % 2 ? "var(--paper-raised)" : "var(--paper-sunk)"}
        stroke="var(--rule-strong)"
        stroke-width="1"
      />
      {(!phone || n % 5 === 0) && (
        <Lettering
          x={x + w / 2}
          y={y + h / 2 + size * 0.36}
          text-anchor="middle"
          font-size={size}
          font-weight={n % 5 ? 400 : 700}
          fill={n % 5 ? "var(--ink-2)" : "var(--ink)"}
          class="serif"
        >
          {n}
        </Lettering>
      )}
    </g>
  );
};

interface MarkerProps {
  resource: Resource;
  n: number;
  lie: Lie;
  /** The markers on the same space, this one among them. */
  crowd: readonly Resource[];
  preview: boolean;
}

/** Two on a space stand one behind the other, more of them small and in pairs. */
function place({ n, lie, crowd, resource }: MarkerProps) {
  const k = crowd.indexOf(resource),
    many = crowd.length > 2,
    half = lie.step / 2,
    aside = many ? (k % 2 ? 9.5 : -9.5) : 0,
    behind = many ? (k >> 1) * 25 : k * 35,
    { x, y } = startOf(lie, Math.min(n, LAST)),
    size = (many ? 0.64 : 1) * Math.min(1, lie.step / 31);
  return lie.upright
    ? { x: x + DEEP + 6 + behind, y: y + half + aside, size }
    : { x: x + half + aside, y: y - 6 - behind, size: many ? 0.64 : 1 };
}

/** Its tip touches the space: downwards, or to the left where the track stands. */
function Marker(props: MarkerProps) {
  const { resource, n, lie, preview } = props,
    { terrain, glyph } = LAND[resource],
    { x, y, size } = place(props);
  return (
    <g class="nh-marker" style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}>
      <path
        d={lie.upright ? "M32-15v30H8L-3 0 8-15z" : "M-15-32h30v24l-15 11-15-11z"}
        fill={`var(--t-${terrain})`}
        stroke={INK}
        stroke-width="1.8"
        stroke-dasharray={preview ? "4 3" : undefined}
        stroke-linejoin="round"
      />
      <Glyph name={glyph} x={lie.upright ? 18 : 0} y={lie.upright ? 0 : -19} size={25} />
      {n > LAST && (
        <Lettering
          x={lie.upright ? 18 : 0}
          y={lie.upright ? -19 : -36}
          text-anchor="middle"
          font-size="18"
          font-weight="700"
          fill="var(--ink)"
          class="serif"
        >
          {n}
        </Lettering>
      )}
    </g>
  );
}

interface TrackProps {
  play: Play;
  x: number;
  y: number;
  length: number;
  upright: boolean;
  phone: boolean;
}

export function Track({ play, x, y, length, upright, phone }: TrackProps) {
  const preview = effectOf(play.laying.value).harvest,
    amounts = preview ?? play.table.view.value.board.track,
    lie = { upright, step: length / TRACK },
    at = (resource: Resource) => Math.min(amounts[resource], LAST);
  const label = play.table.say("nh-track", {
    amounts: RESOURCES.map(r => ({ label: `amount-${r}`, args: { n: amounts[r] } })),
  });
  return (
    <Labelled x={x} y={y} label={label} data-cell="track">
      {range(TRACK).map(n => (
        <Space key={n} n={n} lie={lie} phone={phone} />
      ))}
      {RESOURCES.map(resource => (
        <Marker
          key={resource}
          resource={resource}
          n={amounts[resource]}
          lie={lie}
          crowd={RESOURCES.filter(other => at(other) === at(resource))}
          preview={preview !== undefined}
        />
      ))}
    </Labelled>
  );
}
