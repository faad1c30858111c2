import { f1, type Point } from "./geometry";

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
