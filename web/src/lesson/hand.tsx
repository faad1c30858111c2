/* The coach's mark: a hand whose fingertip lies at the origin. */
import { gouge, range } from "../kit";

const HAND =
  "M0-1C2 1 1 5-2 5.5L-21 6C-18 8-18 11-21 12C-18 14-19 17-22 17.5C-20 20-22 23-26 23C-32 24-40 23-46 21L-55 21V-8L-46-8C-42-11-36-14-30-14C-24-15-18-15-16-12C-15-10-17-8-20-8C-24-8-26-6.500-27-4.800L-3-4.500C-1-4.500 0-3 0-1z";
const SLEEVE = "M-54-12L-84-15V29L-54 26z";
const FOLDS = [-7, 1, 9, 17]
  .map((d, i) => gouge(-58, d, -83, d + (d - 7) * 0.12, 1.1, i % 2 ? 0.8 : -0.8))
  .join("");
const FINGERS = [
  gouge(-21, 6, -34, 5.5, 1),
  gouge(-21, 12, -35, 11.5, 1),
  gouge(-22, 17.5, -35, 17, 1),
  gouge(-5, -4, -5, 0, 0.8),
  gouge(-28, -4.8, -36, 0, 0.9),
  ...range(4).map(i => gouge(-40 - i * 3, 20, -42 - i * 2.5, 10 - i, 0.8)),
].join("");

export const Hand = ({ flip }: { flip: boolean }) => (
  <svg width="1" height="1" aria-hidden="true">
    <g transform={`scale(${flip ? 1 : -1} 1) rotate(-40)`}>
      <g class="nudge" stroke-linejoin="round">
        <path
          d={`${SLEEVE}${HAND}`}
          fill="var(--paper-raised)"
          stroke="var(--paper-raised)"
          stroke-width="6"
        />
        <path d={SLEEVE} fill="var(--sea)" stroke="var(--piece-line)" stroke-width="1.6" />
        <path d={FOLDS} fill="var(--piece-line)" opacity=".75" />
        <path d={HAND} fill="var(--card)" stroke="var(--piece-line)" stroke-width="1.8" />
        <path d={FINGERS} fill="var(--piece-line)" />
        <path d="M-55-10h7v33h-7z" fill="var(--card)" stroke="var(--piece-line)" stroke-width="1.6" />
      </g>
    </g>
  </svg>
);
