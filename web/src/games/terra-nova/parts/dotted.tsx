/* A dotted line that shows on every terrain. */
import { INK } from "./ink";

export const dotted = (d: string, wide = 1) => (
  <>
    <path d={d} fill="none" stroke={INK} stroke-width={6 * wide} stroke-linecap="round" opacity=".9" />
    <path
      d={d}
      fill="none"
      stroke="#FFF4CF"
      stroke-width={3 * wide}
      stroke-linecap="round"
      stroke-dasharray="1 7"
    />
  </>
);
