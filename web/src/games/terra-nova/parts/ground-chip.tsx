/* Terrains as small lettered chips in a row of text. */

import { hexPoints, poly } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { Ground } from "../model";
import { CREAM, INK } from "./ink";

export const GroundChip = ({ terrain, letter }: { terrain: Ground; letter: string }) => (
  <svg class="tn-chip" width="17" height="19" viewBox="-10 -11 20 22" aria-hidden="true">
    <path d={poly(hexPoints(0, 0, 10.5))} fill={`var(--t-${terrain})`} stroke={INK} stroke-width="1" />
    <Lettering
      y="4.300"
      text-anchor="middle"
      font-size="12"
      font-weight="700"
      fill={CREAM}
      stroke={INK}
      stroke-width="2.600"
      paint-order="stroke"
    >
      {letter}
    </Lettering>
  </svg>
);
