/* The names that texts use for hexes, at a quiet corner of each. */

import { f1 } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { centreOf, SIDE } from "../model";
import type { Play } from "../play";

export const HexNames = ({ play }: { play: Play }) => {
  const { view, width } = play.table;
  return (
    <g class="nl-names" pointer-events="none" font-size={width.value === "phone" ? 19 : 13}>
      {view.value.board.hexes.map(({ hex, q, r }) => {
        const [x, y] = centreOf(q, r);
        return (
          <Lettering key={hex} x={f1(x - SIDE * 0.84)} y={f1(y + SIDE * 0.5)}>
            {hex}
          </Lettering>
        );
      })}
    </g>
  );
};
