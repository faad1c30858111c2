/* A building's third of its panorama. */
import type { BuildingType } from "../model";
import { PICTURE, SIDE } from "./card-measures";

export const Slice = ({ type, position, x = 0 }: { type: BuildingType; position: number; x?: number }) => (
  <svg
    x={x}
    width={SIDE}
    height={PICTURE}
    viewBox={`${(position - 1) * SIDE} 0 ${SIDE} ${PICTURE}`}
    aria-hidden="true"
  >
    <use href={`#ns-${type}`} width="300" height="90" />
  </svg>
);
