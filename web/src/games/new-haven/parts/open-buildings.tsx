/* The open buildings and the bag: in a column beside the map, on a phone in a row below it. */

import { disc, Sack } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { Cell } from "../../cell";
import { onOffer } from "../pieces";
import type { Play } from "../play";
import { buildingLabel } from "../words";
import { Building } from "./building";
import { OFFER } from "./measures";

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

/** On a phone the open buildings shrink with the width of the map. */
export const phoneScale = (w: number): number => Math.min(1, (w - 150) / 560);

export function OpenBelow({ play, w, h }: { play: Play; w: number; h: number }) {
  const { say } = play.table,
    scale = phoneScale(w);
  return (
    <>
      <Lettering x={4} y={h + 48} class="lab big">
        {say("nh-open-1")}
      </Lettering>
      <Lettering x={4} y={h + 74} class="lab big">
        {say("nh-open-2")}
      </Lettering>
      <g transform={`translate(${150 + 40 * scale} ${h + 56}) scale(${scale})`}>
        <Row play={play} step={88} across />
      </g>
    </>
  );
}

/** Beside the low board of two players they shrink: they never lie on each other. */
const besideScale = (h: number): number => Math.min(1, (h - 110) / 470);

export function OpenBeside({ play, w, h, top }: { play: Play; w: number; h: number; top: number }) {
  const { say } = play.table,
    x = w + OFFER / 2,
    scale = besideScale(h),
    step = scale < 1 ? 80 : Math.min(92, (h - 190) / 5);
  return (
    <>
      <Lettering x={x} y={top + 18} text-anchor="middle" class="lab">
        {say("nh-open-1")}
      </Lettering>
      <Lettering x={x} y={top + 36} text-anchor="middle" class="lab">
        {say("nh-open-2")}
      </Lettering>
      <g transform={`translate(${x} ${top + 46 + 38 * scale}) scale(${scale})`}>
        <Row play={play} step={step} across={false} />
      </g>
    </>
  );
}
