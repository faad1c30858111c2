/* The open buildings and the bag: in a column beside the map, on a phone in a row below it. */

import { disc, Sack } from "../../../kit";
import { Cell } from "../../cell";
import { onOffer } from "../pieces";
import type { Play } from "../play";
import { buildingLabel } from "../words";
import { Building } from "./building";

interface At {
  x: number;
  y: number;
}

/** One of the open buildings: on its way to a hand when it may be taken. */
function Open({ play, code, i, x, y }: At & { play: Play; code: string | null; i: number }) {
  const { table } = play,
    { say, legal, view } = table,
    take = code ? legal.value.find("take-open", { building: code }) : undefined,
    place = { n: i + 1, of: view.value.board.offer.length },
    holds = code
      ? say("nh-open", { ...place, building: buildingLabel(code) })
      : say("nh-open-none", { ...place });
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="37" fill="var(--paper-sunk)" stroke="var(--rule)" stroke-width="1.5" />
      {code && (
        <g data-piece={play.pieces.value.get(onOffer(i))?.id}>
          <Building code={code} r={31} />
        </g>
      )}
      <Cell
        name={`open-${i + 1}`}
        label={take ? `${holds}. ${say(take.label.label, take.label.args)}` : holds}
        d={disc(35)}
        wash={false}
        legal={take !== undefined}
        onPick={take && (() => table.choose(take))}
      />
    </g>
  );
}

function Bag({ play, x, y }: At & { play: Play }) {
  const { table } = play,
    { say, legal, view } = table,
    { bag } = view.value.board,
    draw = legal.value.find("draw-from-bag"),
    holds = say("nh-bag", { n: bag });
  return (
    <>
      <Sack x={x} y={y} n={bag} />
      <Cell
        name="bag"
        label={draw ? `${holds}. ${say(draw.label.label)}` : holds}
        d={disc(41, x, y + 4)}
        wash={false}
        legal={draw !== undefined}
        onPick={draw && (() => table.choose(draw))}
      />
    </>
  );
}

/** The open buildings one beside the other, the bag at their end. */
export function Row({ play, step, across }: { play: Play; step: number; across: boolean }) {
  const { offer } = play.table.view.value.board,
    n = offer.length,
    at = (i: number): At => (across ? { x: i * step, y: 0 } : { x: 0, y: i * step });
  return (
    <>
      {offer.map((code, i) => (
        <Open key={i} play={play} code={code} i={i} {...at(i)} />
      ))}
      {across ? <Bag play={play} x={n * step + 8} y={-6} /> : <Bag play={play} x={0} y={n * step + 22} />}
    </>
  );
}
