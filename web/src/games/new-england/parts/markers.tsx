/* The bid markers 1 to 10 in the sea: whose they are, and what a free one would leave. */

import { disc, range, SeatMark, Tag } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { LegalAction } from "../../../types";
import { Cell } from "../../cell";
import { effectOf } from "../model";
import type { Play } from "../play";
import { markerWords } from "../words";
import { HIGHEST, LOWEST } from "./measures";

/** The disc with its number; the holder's mark beside it, a thick line while the holder acts. */
function Face({ play, n, who, free }: { play: Play; n: number; who: number; free: boolean }) {
  const { seats, view } = play.table,
    held = who >= 0,
    acting = held && view.value.actors.includes(who);
  return (
    <>
      <circle
        r="25"
        fill={held ? "var(--ochre-wash)" : "var(--paper-raised)"}
        stroke={held ? "var(--wax)" : "var(--ink)"}
        stroke-width={acting ? 3.5 : 1.5}
      />
      <Lettering
        x={held ? -7 : 0}
        y="8"
        text-anchor="middle"
        font-size="23"
        font-weight={held || free ? 700 : 400}
        fill={held || free ? "var(--ink)" : "var(--ink-3)"}
        class="serif"
      >
        {n}
      </Lettering>
      {held && (
        <g transform="translate(11 0) scale(.72)">
          <SeatMark seat={who} letter={seats.value[who]?.letter} />
        </g>
      )}
    </>
  );
}

/** The money left after one and two purchases. */
const Left = ({ play, take }: { play: Play; take: LegalAction }) => (
  <Tag x={0} y={30} w={132} h={38} below>
    <Lettering x="66" y="25" text-anchor="middle" font-size="18" fill="var(--ink)" class="serif">
      {play.table.say("ne-marker-tag", { left: effectOf(take).left?.slice(1).join(" / ") || "–" })}
    </Lettering>
  </Tag>
);

function Marker({ play, n }: { play: Play; n: number }) {
  const { table } = play,
    { seats } = table.view.value.board,
    who = seats.findIndex(s => s.marker === n),
    take = table.legal.value.find("take-marker", { number: n });
  return (
    <g transform={`translate(${50 + (n - LOWEST) * 68} 42)`}>
      <Face play={play} n={n} who={who} free={take !== undefined} />
      <Cell
        name={`marker-${n}`}
        label={markerWords(play, n, take)}
        d={disc(28)}
        thin
        wash={false}
        legal={take !== undefined}
        own={who >= 0 && who === table.me.value}
        onPick={take && (() => table.choose(take))}
        onPeek={on => {
          table.peek.value = on && take ? take : null;
        }}
      />
      {take && table.peek.value === take && <Left play={play} take={take} />}
    </g>
  );
}

export const Markers = ({ play }: { play: Play }) => (
  <>
    {range(HIGHEST - LOWEST + 1).map(i => (
      <Marker key={i} play={play} n={i + LOWEST} />
    ))}
  </>
);
