/* The margin: rows are lettered on the left, and on the right stands the number of their last hex, as in the names of hexes (c5). */

import { f1 } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { DX, type Hex } from "../model";
import type { Play } from "../play";

function Mark({ play, hex, side }: { play: Play; hex: Hex; side: 1 | -1 }) {
  const [x, y] = play.chart.value.centre(hex),
    lit = play.at.value?.[0] === hex.name[0];
  return (
    <Lettering
      x={f1(x + side * (DX + 13))}
      y={f1(y + 5)}
      text-anchor="middle"
      font-size="14"
      font-style="italic"
      font-weight={lit ? 700 : undefined}
      fill={lit ? "var(--ink)" : "var(--ink-2)"}
      class="serif"
    >
      {side < 0 ? hex.name[0] : hex.name.slice(1)}
    </Lettering>
  );
}

/** On a phone labels and score markers, which are larger there, lie where the last numbers would stand. */
export const Rows = ({ play }: { play: Play }) => {
  const phone = play.table.width.value === "phone";
  return (
    <>
      {play.chart.value.hexes.map((h, i, all) => (
        <>
          {h.row !== all[i - 1]?.row && <Mark key={h.name} play={play} hex={h} side={-1} />}
          {!phone && h.row !== all[i + 1]?.row && (
            <Mark key={`${h.name}-last`} play={play} hex={h} side={1} />
          )}
        </>
      ))}
    </>
  );
};
