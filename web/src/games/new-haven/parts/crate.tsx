/* A shipment on the board: a crate, marked with what it stands for. */

import { Glyph, WoodenBack } from "../../../kit";
import { LAND, type Resource, TILE } from "../model";
import { INK } from "./measures";

export const Crate = ({ resource }: { resource: Resource }) => (
  <>
    <WoodenBack size={TILE} glyph="ship" />
    <circle
      cx="76"
      cy="76"
      r="20"
      fill={`var(--t-${LAND[resource].terrain})`}
      stroke={INK}
      stroke-width="1.6"
    />
    <Glyph name={LAND[resource].glyph} x={76} y={76} size={31} />
  </>
);
