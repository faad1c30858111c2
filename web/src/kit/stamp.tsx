import { f1 } from "./geometry";
import type { Placed } from "./placed";
import type { Terrain } from "./terrain";

/** A terrain's marks round (x, y); vary the cut 1..3 by position, never at random. */
export const Stamp = ({ name, x, y, size, cut = 1 }: Placed & { name: Terrain; cut?: number }) => (
  <use
    href={`#st-${name}-${cut}`}
    x={f1(x - size / 2)}
    y={f1(y - size / 2)}
    width={f1(size)}
    height={f1(size)}
  />
);
