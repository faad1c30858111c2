/* Buildings on their rhombi, workers, goods. Along a rhombus' long axis lie inputs, good and worker. */
import { along, type Where } from "../model";
import { Disc } from "./disc";

export const On = ({
  at,
  d,
  e = 0,
  r,
  good,
  faint,
}: {
  at: Where;
  d: number;
  e?: number;
  r: number;
  good: string | null;
  faint?: boolean;
}) => {
  const [x, y] = along(at, d, e);
  return <Disc good={good} x={x} y={y} r={r} faint={faint} />;
};
