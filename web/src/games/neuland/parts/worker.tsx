/* Buildings on their rhombi, workers, goods. Along a rhombus' long axis lie inputs, good and worker. */

import { Figure } from "../../../kit";
import { along, type Where } from "../model";

export const Worker = ({
  seat,
  at,
  lying,
  faint,
}: {
  seat: number;
  at: Where;
  lying?: boolean;
  faint?: boolean;
}) => {
  const [x, y] = along(at, 18);
  return (
    <g opacity={faint ? 0.55 : undefined}>
      {lying ? (
        <Figure seat={seat} x={x + 12} y={y + 3} scale={1.05} lying />
      ) : (
        <Figure seat={seat} x={x} y={y + 14} scale={1.15} />
      )}
    </g>
  );
};
