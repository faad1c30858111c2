/* The pioneers on the island. */

import { Figure, f1 } from "../../../kit";
import type { Play } from "../play";

export const Pioneers = ({ play }: { play: Play }) => (
  <g pointer-events="none">
    {play.pioneers.value.map(({ id, seat, hex }) => {
      const [x, y] = play.chart.value.at(hex);
      return (
        <g key={id} data-piece={`pioneer-${id}`} transform={`translate(${f1(x)} ${f1(y)})`}>
          <Figure seat={seat} x={0} y={15} scale={1.13} />
        </g>
      );
    })}
  </g>
);
