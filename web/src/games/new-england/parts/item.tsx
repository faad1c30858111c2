/* Whatever may be bought. */
import { isTile } from "../model";
import { Card } from "./card";
import { Land } from "./land";
import { INK } from "./measures";

export const Item = ({ code, points }: { code: string; points: number }) =>
  isTile(code) ? (
    <svg class="ne-tile" viewBox="-2 -2 68 68" aria-hidden="true">
      <Land terrain={code} x={0} y={0} />
      <rect width="64" height="64" fill="none" stroke={INK} stroke-width="2" />
    </svg>
  ) : (
    <Card code={code} points={points} />
  );
