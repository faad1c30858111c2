/* The neat line: black and white bars round a chart, or round a dial. */

import type { ComponentChildren } from "preact";
import { box, f1, type Point, range } from "./geometry";
import { Lettering } from "./lettering";

/** A number of three digits is smaller, or it would lie over the lines of its bar. */
const THREE_DIGITS = 0.8;

export interface FrameShape {
  w: number;
  h: number;
  across: number;
  down: number;
  bar: number;
}

/** Box of step n of a frame, clockwise from the top left corner: [x, y, w, h]. */
export function frameStep(
  { w, h, across, down, bar }: FrameShape,
  n: number,
): readonly [number, number, number, number] {
  const dx = (w - 2 * bar) / across,
    dy = (h - 2 * bar) / down;
  const top = n % (2 * (across + down)),
    right = top - across,
    bottom = right - down,
    left = bottom - across;
  if (top < across) return [bar + top * dx, 0, dx, bar];
  if (right < down) return [w - bar, bar + right * dy, bar, dy];
  if (bottom < across) return [w - bar - (bottom + 1) * dx, h - bar, dx, bar];
  return [0, h - bar - (left + 1) * dy, bar, dy];
}

/** Where a mark stands inside the frame beside step n. */
export function besideStep(shape: FrameShape, n: number, off = 21): Point {
  const [x, y, w, h] = frameStep(shape, n),
    cx = x + w / 2,
    cy = y + h / 2;
  if (y === 0) return [cx, cy + off];
  if (x > shape.w - shape.bar - 2) return [cx - off, cy];
  if (y > shape.h - shape.bar - 2) return [cx, cy - off];
  return [cx + off, cy];
}

/** A rectangular neat line; every second step is dark. Children lie on top of it. */
export function Frame({
  shape,
  ground = "var(--sea-wash)",
  numbers = 0,
  fontSize = 13.5,
  children,
}: {
  shape: FrameShape;
  ground?: string;
  numbers?: number;
  fontSize?: number;
  children?: ComponentChildren;
}) {
  const { w, h, bar, across, down } = shape,
    steps = 2 * (across + down);
  const dark = range(steps)
    .filter(n => n % 2)
    .map(n => box(...frameStep(shape, n)))
    .join("");
  return (
    <>
      <rect width={w} height={h} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="2" />
      <rect
        x={bar}
        y={bar}
        width={w - 2 * bar}
        height={h - 2 * bar}
        fill={ground}
        stroke="var(--ink)"
        stroke-width="1.5"
      />
      <path d={dark} fill="var(--ink)" opacity=".82" />
      {numbers > 0 &&
        range(Math.ceil(steps / numbers)).map(k => {
          const [x, y, sw, sh] = frameStep(shape, k * numbers);
          return (
            <Lettering
              x={f1(x + sw / 2)}
              y={f1(y + sh / 2 + fontSize * 0.35)}
              text-anchor="middle"
              font-size={k * numbers > 99 ? fontSize * THREE_DIGITS : fontSize}
              font-weight="700"
              fill="var(--ink)"
              class="serif"
            >
              {k * numbers}
            </Lettering>
          );
        })}
      {children}
    </>
  );
}

/** A plain double line round a chart of w x h at (0,0). */
export const NeatLine = ({ w, h }: { w: number; h: number }) => (
  <>
    <rect
      x="-8"
      y="-8"
      width={w + 16}
      height={h + 16}
      fill="var(--paper-raised)"
      stroke="var(--ink)"
      stroke-width="2"
    />
    <rect x="-3" y="-3" width={w + 6} height={h + 6} fill="none" stroke="var(--ink)" stroke-width=".8" />
  </>
);

/** Segment n of a dial with `count` segments between two radii, clockwise from the top. */
export function ringSegment(n: number, count: number, inner: number, outer: number, pad = 0): string {
  const half = Math.PI / count,
    a = n * 2 * half - half + pad,
    b = n * 2 * half + half - pad;
  const at = (angle: number, r: number) => `${f1(r * Math.sin(angle))} ${f1(-r * Math.cos(angle))}`;
  return `M${at(a, inner)}A${inner} ${inner} 0 0 1 ${at(b, inner)}L${at(b, outer)}A${outer} ${outer} 0 0 0 ${at(a, outer)}z`;
}
export const ringPoint = (n: number, count: number, r: number): Point => [
  r * Math.sin((n * 2 * Math.PI) / count),
  -r * Math.cos((n * 2 * Math.PI) / count),
];

/** A dial of `count` segments round (0,0), numbered from 1, with a scale outside. */
export function Ring({
  count,
  inner,
  outer,
  fontSize = 13,
}: {
  count: number;
  inner: number;
  outer: number;
  fontSize?: number;
}) {
  const rim = outer + 7,
    ticks = count * 5;
  return (
    <>
      <circle r={rim} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="2" />
      <circle r={outer + 3} fill="none" stroke="var(--ink)" stroke-width=".8" />
      {range(count).map(n => {
        const [x, y] = ringPoint(n, count, inner + fontSize * 0.85);
        return (
          <>
            <path
              d={ringSegment(n, count, inner, outer)}
              fill={n % 2 ? "var(--paper-sunk)" : "var(--paper-raised)"}
              stroke="var(--rule-strong)"
              stroke-width="1"
            />
            <Lettering
              x={f1(x)}
              y={f1(y + fontSize * 0.35)}
              text-anchor="middle"
              font-size={fontSize}
              fill="var(--ink)"
              class="serif"
            >
              {n + 1}
            </Lettering>
          </>
        );
      })}
      <path
        d={range(ticks)
          .map(i => {
            const [x1, y1] = ringPoint(i, ticks, rim),
              [x2, y2] = ringPoint(i, ticks, rim - (i % 5 ? 4 : 7));
            return `M${f1(x1)} ${f1(y1)}L${f1(x2)} ${f1(y2)}`;
          })
          .join("")}
        stroke="var(--ink)"
        stroke-width="1"
      />
    </>
  );
}
