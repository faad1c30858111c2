import { range } from "./geometry";

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
