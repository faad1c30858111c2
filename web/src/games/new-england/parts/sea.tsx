/* The coast of New England: land of the families, figures, markers, and where the next thing may go. */
import { gouge, range } from "../../../kit";
import { HEIGHT, WIDTH, xOf } from "../model";
import { COAST } from "./measures";

const SURF =
  range(11)
    .map(i =>
      range(3)
        .map(j => {
          const x = 30 + i * 74 + (j % 2) * 34,
            y = 12 + j * 27;
          return gouge(x - 13, y, x, y, 1, 3) + gouge(x, y, x + 13, y, 1, 3);
        })
        .join(""),
    )
    .join("") +
  range(9)
    .map(j => {
      const x = xOf(12) + 20 + (j % 2) * 34,
        y = 190 + j * 54;
      return gouge(x - 12, y, x, y, 1, 3) + gouge(x, y, x + 12, y, 1, 3);
    })
    .join("");

export const Sea = () => (
  <>
    <rect
      x="1"
      y="1"
      width={WIDTH - 2}
      height={HEIGHT - 2}
      fill="var(--sea-wash)"
      stroke="var(--ink)"
      stroke-width="2"
    />
    <path d={SURF} fill="var(--sea-line)" />
    {(
      [
        [20, 0.16],
        [12, 0.24],
        [5, 0.34],
      ] as const
    ).map(([w, o]) => (
      <path
        key={w}
        d={COAST}
        fill="none"
        stroke="var(--sea-line)"
        stroke-width={w}
        stroke-opacity={o}
        stroke-linejoin="round"
      />
    ))}
  </>
);
