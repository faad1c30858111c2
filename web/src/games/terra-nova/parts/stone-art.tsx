/* Pieces and small pictures of Terra Nova. */
import { gouge, hexPoints, poly } from "../../../kit";

export const StoneArt = () => (
  <>
    <path d={poly(hexPoints(1.5, 2.5, 25))} fill="#00000055" />
    <path
      d={poly(hexPoints(0, 0, 25))}
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path
      d={poly(hexPoints(0, -1.5, 18.5))}
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1"
    />
    <path
      d={[-9, -4, 1, 6, 10]
        .map((y, i) => gouge(-13 + (i % 2) * 3, y, 13 - (i % 3) * 3, y - 2, 0.9, 2))
        .join("")}
      fill="var(--stone-wood)"
    />
  </>
);
