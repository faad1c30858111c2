/* The marks every board is made of. Pure: the same props give the same SVG. */

import type { ComponentChildren, SVGAttributes } from "preact";
import { f1, gouge, range } from "./geometry";
import type { GlyphName } from "./glyphs";
import { Lettering } from "./lettering";
import { pointing } from "./pointing";
import type { Terrain } from "./terrain";

/** Ink of everything printed on tiles and cards, both themes. */
export const INK = "#241B13";

interface Placed {
  x: number;
  y: number;
  size: number;
}

/** A terrain's marks round (x, y); vary the cut 1..3 by position, never at random. */
export const Stamp = ({ name, x, y, size, cut = 1 }: Placed & { name: Terrain; cut?: number }) => (
  <use
    href={`#st-${name}-${cut}`}
    x={f1(x - size / 2)}
    y={f1(y - size / 2)}
    width={f1(size)}
    height={f1(size)}
  />
);

/** A glyph inside a drawing, centred on (x, y). */
export const Glyph = ({
  name,
  x,
  y,
  size,
  ...rest
}: Placed & { name: GlyphName } & SVGAttributes<SVGUseElement>) => (
  <use href={`#g-${name}`} x={f1(x - size / 2)} y={f1(y - size / 2)} width={size} height={size} {...rest} />
);

/** A glyph in running text or on a button. `cut` is the colour below it. */
export const Icon = ({
  name,
  size = 18,
  cut,
  color,
  class: cls,
}: {
  name: GlyphName;
  size?: number;
  cut?: string;
  color?: string;
  class?: string;
}) => (
  <svg
    class={cls}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={{ "--k": cut, color }}
  >
    <use href={`#g-${name}`} />
  </svg>
);

/** A coloured good keeps its dark outline on a disc of card, so it reads in both themes. */
export const Good = ({ name, size = 24 }: { name: GlyphName; size?: number }) => (
  <svg class="good" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" style={{ color: INK }}>
    <circle cx="14" cy="14" r="13.2" fill="var(--card)" stroke={INK} stroke-width="1.2" />
    <use href={`#g-${name}`} x="4" y="4" width="20" height="20" />
  </svg>
);

/** The rope's two strokes, for a shape that is part of something larger. */
export const RopeLine = ({ d, thin }: { d: string; thin?: boolean }) => (
  <>
    <path class={thin ? "rope-a thin" : "rope-a"} d={d} />
    <path class={thin ? "rope-b thin" : "rope-b"} d={d} />
  </>
);

export interface PressProps extends Omit<SVGAttributes<SVGGElement>, "onClick" | "onKeyDown" | "d"> {
  label: string;
  onPick: () => void;
}

/** A part of a drawing that can be pressed, by pointer or by key; the shell puts one of a board's on the way of Tab. */
export const Press = ({ label, onPick, children, ...rest }: PressProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
  <g
    role="button"
    tabindex={-1}
    aria-label={label}
    {...rest}
    onClick={onPick}
    onKeyDown={e => {
      if (e.key === "Enter" || e.key === " ") {
        e.preventDefault();
        onPick();
      }
    }}
  >
    {children}
  </g>
);

/** A drawing whose parts can be pressed: a group with a name. */
export const Drawing = ({
  label,
  children,
  ...rest
}: SVGAttributes<SVGSVGElement> & { label: string | undefined }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg role="group" aria-label={label} aria-hidden={label === undefined} {...rest}>
    {children}
  </svg>
);

/** A part of a drawing that is read out as one picture. */
export const Labelled = ({
  label,
  children,
  ...rest
}: SVGAttributes<SVGSVGElement> & { label: string | undefined }) => (
  <svg role="img" aria-label={label} aria-hidden={label === undefined} overflow="visible" {...rest}>
    {children}
  </svg>
);

export interface RopeProps extends PressProps {
  d: string;
  /** Breathing wash on empty ground; leave it off where something printed must stay readable. */
  wash?: boolean;
  thin?: boolean;
  onPeek?: (on: boolean) => void;
}

/** Whatever may be clicked: rope round it, reachable by arrow keys, with its name for screen readers. */
export function Rope({ d, wash = true, thin, onPeek, children, ...rest }: RopeProps) {
  return (
    <Press class="legal" data-cell data-legal {...(onPeek && pointing(onPeek))} {...rest}>
      <path class={wash ? "wash" : "hit"} d={d} />
      <RopeLine d={d} thin={thin} />
      {children}
    </Press>
  );
}

/** The selected thing: wax line on a cream halo. */
export const Selected = ({ d }: { d: string }) => (
  <>
    <path class="selected-halo" d={d} />
    <path class="selected-line" d={d} />
  </>
);

/** Corner brackets round the last move. */
export const Brackets = ({
  x,
  y,
  w,
  h,
  k = 12,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  k?: number;
}) => (
  <path
    class="last-line"
    d={`M${x} ${y + k}V${y}H${x + k}M${x + w - k} ${y}H${x + w}V${y + k}M${x + w} ${y + h - k}V${y + h}H${x + w - k}M${x + k} ${y + h}H${x}V${y + h - k}`}
  />
);

/** A paper tag of w x h that points down at (x, y), or up with `below`. */
export const Tag = ({
  x,
  y,
  w,
  h,
  below = false,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  below?: boolean;
  children: ComponentChildren;
}) => (
  <g class="tag" transform={`translate(${f1(x)} ${f1(y)})`}>
    <path
      d={
        below
          ? `M${-w / 2} ${h + 9}H${w / 2}V9H7L0 0-7 9H${-w / 2}z`
          : `M${-w / 2} ${-h - 9}H${w / 2}V-9H7L0 0-7-9H${-w / 2}z`
      }
      stroke-linejoin="round"
    />
    <g transform={`translate(${-w / 2} ${below ? 9 : -h - 9})`}>{children}</g>
  </g>
);

/** The sack that things are drawn from, with how many are left; what it is in says so in words. */
export const Sack = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-26 34C-36 4-22-14-12-22h24c10 8 24 26 14 56z"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="2"
    />
    <path
      d="M-13-22q13 7 26 0l4-9q-17 6-34 0z"
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="2"
    />
    <Lettering y="20" text-anchor="middle" font-size="22" font-weight="700" fill="#2A2018" class="serif">
      {n}
    </Lettering>
  </g>
);

/** A wooden back: what nobody may see yet. */
export const WoodenBack = ({ size, glyph }: { size: number; glyph: GlyphName }) => (
  <g transform={`scale(${size / 100})`}>
    <rect width="100" height="100" fill="var(--stone-wood)" stroke="var(--stone-wood-ink)" stroke-width="2" />
    <path
      d={range(9)
        .map(i => gouge(4, 8 + i * 11, 96, 6 + i * 11, 0.9, ((i % 3) - 1) * 3))
        .join("")}
      fill="var(--stone-wood-ink)"
      opacity=".5"
    />
    <rect
      x="18"
      y="26"
      width="64"
      height="48"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.6"
    />
    <g style={{ color: "#3D2614" }}>
      <Glyph name={glyph} x={50} y={50} size={40} />
    </g>
  </g>
);

export function Compass({ x, y, r }: { x: number; y: number; r: number }) {
  const point = (a: number, q: number) => `${f1(x + q * Math.sin(a))} ${f1(y - q * Math.cos(a))}`;
  const half = (a: number, side: 1 | -1, len: number, w: number) =>
    `M${x} ${y}L${point(a + (side * Math.PI) / 4, r * w)}L${point(a, r * len)}z`;
  const points = (
    [
      [22.5, 0.5, 0.1, 8],
      [45, 0.72, 0.15, 4],
      [0, 1, 0.19, 4],
    ] as const
  ).flatMap(([from, len, w, n]) =>
    range(n).map(i => ({ a: ((from + (i * 360) / n) * Math.PI) / 180, len, w })),
  );
  return (
    <>
      <circle cx={x} cy={y} r={f1(r * 0.74)} fill="none" stroke="currentColor" stroke-width="1" />
      <circle cx={x} cy={y} r={f1(r * 0.68)} fill="none" stroke="currentColor" stroke-width=".6" />
      {points.map(({ a, len, w }) => (
        <>
          <path d={half(a, 1, len, w)} fill="currentColor" />
          <path d={half(a, -1, len, w)} fill="var(--paper-raised)" stroke="currentColor" stroke-width=".8" />
        </>
      ))}
      <path
        d={`M${x} ${f1(y - r * 1.34)}c${f1(r * 0.12)} ${f1(r * 0.1)} ${f1(r * 0.1)} ${f1(r * 0.18)} 0 ${f1(r * 0.28)}c${f1(-r * 0.1)} ${f1(-r * 0.1)} ${f1(-r * 0.12)} ${f1(-r * 0.18)} 0 ${f1(-r * 0.28)}z`}
        fill="var(--wax)"
      />
    </>
  );
}

/** Rhumb lines from one point, in currentColor. */
export const Rhumbs = ({ x, y, r, n = 16 }: { x: number; y: number; r: number; n?: number }) => (
  <path
    d={range(n)
      .map(i => {
        const a = (i * 2 * Math.PI) / n;
        return `M${f1(x)} ${f1(y)}L${f1(x + r * Math.sin(a))} ${f1(y - r * Math.cos(a))}`;
      })
      .join("")}
    stroke="currentColor"
    stroke-width=".7"
    fill="none"
  />
);

/** A few waves under a ship or in an empty corner. */
export const Waves = ({ x, y, n = 4, rows = 1 }: { x: number; y: number; n?: number; rows?: number }) => (
  <path
    d={range(rows)
      .map(i => `M${x + (i % 2) * 8} ${y + i * 13}q10-7 20 0${"t20 0".repeat(n - 1)}`)
      .join("")}
    fill="none"
    stroke="var(--sea-line)"
    stroke-width="1.7"
  />
);
