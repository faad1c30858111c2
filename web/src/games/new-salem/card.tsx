/* Buildings as cards: large in the hand, small in a town, three of a set as one panorama. */
import type { ComponentChildren } from "preact";
import { box, Glyph, INK, range, Rope } from "../../kit";
import type { GlyphName } from "../../kit";
import type { BuildingType, Card, Spot } from "./model";

const SIDE = 100,
  PICTURE = 90,
  FOOT = 26,
  TALL = PICTURE + FOOT,
  GAP = 6;
const LIGHT_TYPES: readonly BuildingType[] = ["finance", "justice"];

/** A building's third of its panorama. */
const Slice = ({ type, position, x = 0 }: { type: BuildingType; position: number; x?: number }) => (
  <svg x={x} width={SIDE} height={PICTURE} viewBox={`${(position - 1) * SIDE} 0 ${SIDE} ${PICTURE}`}>
    <use href={`#ns-${type}`} width="300" height="90" />
  </svg>
);

/** A half moon joins the first and the second building, a triangle the second and the third; halves until the neighbour comes. */
function joins(position: number, y: number, x = 0): string {
  const moon = (at: number, turn: 0 | 1) => `M${at} ${y - 9}a9 9 0 0 ${turn} 0 18z`,
    wedge = (at: number, dx: number) => `M${at} ${y - 10}l${dx} 10l${-dx} 10z`;
  return [moon(x + SIDE, 0), moon(x, 1) + wedge(x + SIDE, -9), wedge(x, 9)][position - 1]!;
}

/** The mark of a type round (x, y). */
export const TypeMark = ({ type, x, y, r }: { type: BuildingType; x: number; y: number; r: number }) => (
  <g style={{ color: LIGHT_TYPES.includes(type) ? INK : "#FFF8EA", "--k": `var(--b-${type})` }}>
    <circle cx={x} cy={y} r={r} fill={`var(--b-${type})`} stroke={INK} stroke-width="1.5" />
    <Glyph name={type} x={x} y={y} size={r * 1.4} />
  </g>
);
export const TypeBadge = ({
  type,
  size = 24,
  label,
}: {
  type: BuildingType;
  size?: number;
  label?: string;
}) => (
  <svg
    class="ns-type"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : "true"}
  >
    {label && <title>{label}</title>}
    <TypeMark type={type} x={12} y={12} r={10.8} />
  </svg>
);

const symbols = ({ hope, despair, remove }: Card): GlyphName[] => [
  ...range(hope).map(() => "hope" as const),
  ...range(despair).map(() => "despair" as const),
  ...range(remove).map(() => "undespair" as const),
];

/** A card of the hand: picture, name, symbols. */
export function BuildingCard({ card, name, none }: { card: Card; name: string; none: string }) {
  const shown = symbols(card);
  return (
    <svg class="ns-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="4" fill="var(--card)" />
      <Slice {...card} />
      <path d={joins(card.position, 68)} fill="var(--card)" stroke={INK} stroke-width="1.4" />
      <path d="M0 90h100" stroke={INK} stroke-width="1.6" />
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="4" fill="none" stroke={INK} stroke-width="1.8" />
      <TypeMark type={card.type} x={15} y={15} r={11} />
      <text
        x="50"
        y="106"
        text-anchor="middle"
        font-size={name.length > 12 ? 11.5 : 13.5}
        font-weight="700"
        fill={INK}
        class="serif"
      >
        {name}
      </text>
      <g class="ns-print">
        {shown.length ? (
          shown.map((s, i) => (
            <Glyph key={i} name={s} x={50 - (shown.length - 1) * 11 + i * 22} y={122} size={23} />
          ))
        ) : (
          <text x="50" y="126" text-anchor="middle" font-size="11.5" fill="var(--card-ink-2)">
            {none}
          </text>
        )}
      </g>
    </svg>
  );
}

/** A card nobody may see. */
export const CardBack = ({ children }: { children?: ComponentChildren }) => (
  <svg class="ns-card" viewBox="0 0 100 140" aria-hidden="true">
    <rect
      x=".8"
      y=".8"
      width="98.4"
      height="138.4"
      rx="4"
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.8"
    />
    <path
      d={range(8)
        .map(i => `M8 ${14 + i * 16}q21-6 42 0t42 0`)
        .join("")}
      fill="none"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.2"
      opacity=".55"
    />
    <rect
      x="22"
      y="46"
      width="56"
      height="48"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.6"
    />
    <g style={{ color: "#3D2614", "--k": "var(--stone-wood-hi)" }}>
      <Glyph name="house" x={50} y={70} size={36} />
    </g>
    {children}
  </svg>
);

/** Cubes in the foot of a built card: one by one, or counted when they are many. */
function Cubes({ x, hope, despair }: { x: number; hope: number; despair: number }) {
  const y = PICTURE + FOOT / 2;
  if (hope + despair <= 4)
    return (
      <>
        {range(hope + despair).map(i => (
          <Glyph
            key={i}
            class="ns-cube"
            name={i < hope ? "hope" : "despair"}
            x={x + 50 - (hope + despair - 1) * 11 + i * 22}
            y={y}
            size={22}
          />
        ))}
      </>
    );
  const kinds = (
      [
        ["hope", hope],
        ["despair", despair],
      ] as const
    ).filter(([, n]) => n > 0),
    at = (i: number) => x + 50 + (i - (kinds.length - 1) / 2) * 46;
  return (
    <>
      {kinds.map(([kind, n], i) => (
        <g key={kind}>
          <Glyph name={kind} x={at(i) - 9} y={y} size={22} />
          <text x={at(i) + 4} y={y + 6.5} font-size="18" font-weight="700" fill={INK} class="serif">
            {n}
          </text>
        </g>
      ))}
    </>
  );
}

export interface Pick {
  label: string;
  quiet?: boolean;
  press: () => void;
  peek: (on: boolean) => void;
}
export interface PanoramaProps {
  set: readonly Spot[];
  /** What screen readers hear. */
  label: string;
  /** Spots that may be clicked. */
  pick?: (spot: Spot) => Pick | undefined;
  /** Turn in which a card just built is revealed; undefined for the others. */
  revealed?: (spot: Spot) => number | undefined;
}

/** Buildings of one set, side by side; neighbours are one drawing, their joints whole. */
export function Panorama({ set, label, pick, revealed }: PanoramaProps) {
  const { type } = set[0]!,
    joined = (i: number) => i > 0 && set[i - 1]!.position === set[i]!.position - 1;
  let x = 0;
  const laid = set.map((spot, i) => {
    x += i === 0 ? 0 : SIDE + (joined(i) ? 0 : GAP);
    return { spot, x, first: !joined(i), last: i === set.length - 1 || !joined(i + 1) };
  });
  return (
    <svg
      class="ns-set"
      style={{ "--n": set.length }}
      viewBox={`-1 -1 ${x + SIDE + 2} ${TALL + 2}`}
      role="group"
      aria-label={label}
    >
      {laid.map(({ spot, x: at, first }) => {
        const may = pick?.(spot),
          turn = revealed?.(spot),
          edge = box(at, 0, SIDE, TALL);
        return (
          <g
            key={spot.building}
            class={turn === undefined ? undefined : "ns-new"}
            style={turn === undefined ? undefined : { "--turn": turn }}
          >
            <Slice type={type} position={spot.position} x={at} />
            <path
              d={box(at, PICTURE, SIDE, FOOT)}
              fill={`color-mix(in srgb, var(--b-${type}) 26%, var(--card))`}
            />
            <Cubes x={at} hope={spot.hope} despair={spot.despair} />
            {first && <TypeMark type={type} x={at + 16} y={16} r={13} />}
            {turn !== undefined && (
              <>
                <path class="ns-back" d={edge} />
                <path
                  class="last-line"
                  d={`M${at + 3} 22V3h19M${at + 78} 3h19v19M${at + 97} 94v19h-19M${at + 22} 113H${at + 3}V94`}
                />
              </>
            )}
            {may && (
              <Rope
                d={box(at + 3, 3, SIDE - 6, TALL - 6)}
                wash={false}
                thin={may.quiet}
                label={may.label}
                onPick={may.press}
                onPeek={may.peek}
              />
            )}
          </g>
        );
      })}
      <path
        d={laid.map(({ spot, x: at }) => joins(spot.position, 68, at)).join("")}
        fill="var(--card)"
        stroke={INK}
        stroke-width="1.4"
        pointer-events="none"
      />
      <path
        d={laid.map(({ x: at, first }) => (first ? "" : `M${at} 0V58M${at} 78V${TALL}`)).join("")}
        stroke={INK}
        stroke-width="1"
        stroke-dasharray="3 3"
        pointer-events="none"
      />
      <path
        d={laid
          .map(
            ({ x: at, first, last }) =>
              (first ? `M${at} 0V${TALL}` : "") +
              (last ? `M${at + SIDE} 0V${TALL}` : "") +
              `M${at} 0h${SIDE}M${at} ${PICTURE}h${SIDE}M${at} ${TALL}h${SIDE}`,
          )
          .join("")}
        fill="none"
        stroke={INK}
        stroke-width="2"
        pointer-events="none"
      />
    </svg>
  );
}
