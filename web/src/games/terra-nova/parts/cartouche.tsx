/* The cartouche of a territory: the owners' marks and what each got. */
import { Numeral } from "../../numeral";
import type { Land } from "../model";
import type { Play } from "../play";
import { PaperLabel } from "./paper-label";
import { SeatRow } from "./seat-row";

export function Cartouche({ play, land }: { play: Play; land: Land }) {
  const n = land.winners.length,
    w = 36 + 26 * n;
  return (
    <PaperLabel at={play.chart.value.middle(land.hexes)} w={w} h={32}>
      <SeatRow play={play} who={land.winners} x={18 - w / 2} step={26} />
      <Numeral x={w / 2 - 19} y={7} size={20}>
        {n ? land.points : "–"}
      </Numeral>
    </PaperLabel>
  );
}
