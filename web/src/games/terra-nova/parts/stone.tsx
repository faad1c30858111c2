/* Pieces and small pictures of Terra Nova. */
import { f1 } from "../../../kit";

export const Stone = ({
  x,
  y,
  size = 60,
  piece,
}: {
  x: number;
  y: number;
  size?: number;
  piece?: number;
}) => (
  <use
    data-piece={piece === undefined ? undefined : `stone-${piece}`}
    href="#tn-stone"
    x={f1(x - size / 2)}
    y={f1(y - size / 2)}
    width={size}
    height={size}
  />
);
