/* One hex of a terrain with its letter, for the legend and for lists. */

import { hexPoints, poly, Stamp } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { Ground } from "../model";
import { INK } from "./ink";

export const GroundHex = ({ terrain, letter, size }: { terrain: Ground; letter?: string; size: number }) => (
  <svg width={size} height={size} viewBox="-28 -30 56 60" aria-hidden="true">
    <path d={poly(hexPoints(0, 0, 29))} fill={`var(--t-${terrain})`} stroke={INK} stroke-width="1.4" />
    <Stamp name={terrain} x={0} y={0} size={52} />
    {letter && (
      <Lettering
        x="-16"
        y="15"
        class="tn-letter"
        style={{ "--tn-p": `var(--t-${terrain}-p)`, "--tn-g": `var(--t-${terrain})` }}
        font-size="17"
      >
        {letter}
      </Lettering>
    )}
  </svg>
);
