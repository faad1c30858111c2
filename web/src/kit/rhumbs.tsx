import { f1, range } from "./geometry";

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
