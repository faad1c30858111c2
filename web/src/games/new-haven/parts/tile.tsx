/* Tiles, buildings and chips of New Haven. */

import { nth } from "../../../lookup";
import { HALF, quarters, READING, TILE } from "../model";
import { INK } from "./measures";
import { Quarter } from "./quarter";

export const Tile = ({ tile, turn = 0 }: { tile: string; turn?: number }) => {
  const four = quarters(tile, turn);
  return (
    <>
      {READING.map((q, i) => (
        <Quarter key={i} x={(i & 1) * HALF} y={(i >> 1) * HALF} size={HALF} of={nth(four, q, "four")} />
      ))}
      <path d={`M${HALF} 0V${TILE}M0 ${HALF}H${TILE}`} stroke={INK} stroke-opacity=".4" stroke-width="1" />
      <rect width={TILE} height={TILE} fill="none" stroke={INK} stroke-width="2" />
    </>
  );
};
