/* At the plot settled on: what building there costs; and where both its faces may stand, the two to choose from. */

import { disc, Rope, Selected, Tag } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { LegalAction } from "../../../types";
import { effectOf } from "../model";
import { type Face, type Play, setFace } from "../play";
import { Building } from "./building";
import { ChipMark } from "./chip-mark";
import { plotAt, STEP } from "./plots";

/** Above this the tag hangs below its plot; it never leaves the drawing sideways. */
const HIGH = STEP * 2.4,
  NARROW = 72,
  WIDE = 260;

const FaceChoice = ({ play, way, on }: { play: Play; way: LegalAction; on: boolean }) => {
  const { table } = play,
    face = way.action.face as Face;
  return (
    <>
      <Building code={String(way.action.building)} r={20} down={face === "down"} />
      <Lettering y="34" text-anchor="middle" font-size="12" fill="var(--ink)">
        {table.say(`face-${face}`)}
      </Lettering>
      <Rope
        d={disc(22)}
        thin
        wash={false}
        data-cell={`face-${face}`}
        data-legal=""
        label={table.say(way.label.label, way.label.args)}
        aria-pressed={on}
        onPick={() => setFace(play, face)}
        onPeek={looked => {
          table.peek.value = looked ? way : null;
        }}
      />
      {on && (
        <g pointer-events="none">
          <Selected d={disc(22)} />
        </g>
      )}
    </>
  );
};

export function Faces({ play }: { play: Play }) {
  const plot = play.plot.value,
    way = play.building.value;
  if (!plot || !way) return null;
  const ways = play.ways(plot),
    [x, y] = plotAt(play.table.view.value.aids.plots.indexOf(plot)),
    below = y < HIGH,
    at = { x: Math.max(NARROW, Math.min(WIDE, x)), y: below ? y + 26 : y - 26, below },
    { resource, cost = 0 } = effectOf(way);
  if (ways.length < 2)
    return (
      <Tag {...at} x={x} w={74} h={34}>
        {resource && <ChipMark resource={resource} x={20} y={17} />}
        <Lettering x="38" y="24" font-size="19" font-weight="700" fill="var(--ink)" class="serif">
          −{cost}
        </Lettering>
      </Tag>
    );
  return (
    <Tag {...at} w={132} h={66}>
      {ways.map((one, i) => (
        <g key={one.id} transform={`translate(${36 + i * 60} 27)`}>
          <FaceChoice play={play} way={one} on={one === way} />
        </g>
      ))}
    </Tag>
  );
}
