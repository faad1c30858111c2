/* What lies in the corners round the timeline: title, time spent, the key of terrains, the bag of minerals. */

import { hexPoints, Labelled, poly, Sack, Stamp } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { EDGE, LAND, TERRAINS } from "../model";
import type { Play } from "../play";
import { Disc } from "./disc";

const isPhone = (play: Play): boolean => play.table.width.value === "phone";

function Title({ play }: { play: Play }) {
  const { say, view } = play.table;
  return (
    <g transform={`translate(${-EDGE + 2} ${-EDGE + 2})`}>
      <Lettering y="26" class="cart1">
        {say("game-name")}
      </Lettering>
      {!isPhone(play) && (
        <Lettering x="1" y="48" font-size="14" fill="var(--ink-3)">
          {say(`nl-chart-${String(view.value.options.land)}`)}
        </Lettering>
      )}
    </g>
  );
}

function Spent({ play }: { play: Play }) {
  const { say, view } = play.table,
    { spent, room } = view.value.board.timeline,
    phone = isPhone(play);
  return (
    <Labelled
      x={EDGE - 4}
      y={-EDGE + 22}
      text-anchor="end"
      label={say("nl-spent-cell", { spent, room })}
      data-cell="time"
    >
      <Lettering font-size={phone ? 22 : 14} fill="var(--ink-2)">
        {say("nl-spent")}
      </Lettering>
      <Lettering
        y={phone ? 40 : 34}
        font-size={phone ? 40 : 33}
        font-weight="700"
        fill="var(--ink)"
        class="serif"
      >
        {spent}
        <tspan font-size={phone ? 26 : 19} font-weight="400" fill="var(--ink-3)">
          {" "}
          / {room}
        </tspan>
      </Lettering>
    </Labelled>
  );
}

const Key = ({ play }: { play: Play }) => (
  <g
    transform={`translate(${-EDGE + 2} ${EDGE - (isPhone(play) ? 96 : 62)}) scale(${isPhone(play) ? 1.55 : 1})`}
  >
    {TERRAINS.map((t, i) => (
      <g key={t} transform={`translate(0 ${i * 22})`}>
        <path d={poly(hexPoints(10, 8, 10))} fill={`var(--t-${LAND[t]})`} stroke="#2A2018" stroke-width="1" />
        <Stamp name={LAND[t]} x={10} y={8} size={17} />
        <Lettering x="26" y="13" font-size="14" fill="var(--ink-2)">
          {play.table.say(`terrain-${t}`)}
        </Lettering>
      </g>
    ))}
  </g>
);

function Bag({ play }: { play: Play }) {
  const { bag } = play.table.view.value.board,
    n = Object.values(bag).reduce((sum, one) => sum + one, 0),
    label = play.table.say("nl-bag", {
      n,
      coal: bag.coal ?? 0,
      iron: bag.raw_iron ?? 0,
      silver: bag.raw_silver ?? 0,
    });
  return (
    <Labelled label={label} data-cell="bag">
      <svg overflow="visible" aria-hidden="true">
        <title>{label}</title>
        <Sack x={EDGE - 34} y={EDGE - 42} n={n} />
      </svg>
      {!isPhone(play) &&
        Object.entries(bag).map(([mineral, left], i) => (
          <svg key={mineral} x={EDGE - 104} y={EDGE - 62 + i * 23} overflow="visible" aria-hidden="true">
            <Disc good={mineral} x={0} y={0} r={9.5} />
            <Lettering x="15" y="5" font-size="15" font-weight="600" fill="var(--ink-2)" class="serif">
              {left}
            </Lettering>
          </svg>
        ))}
    </Labelled>
  );
}

export const Corners = ({ play }: { play: Play }) => (
  <>
    <Title play={play} />
    <Spent play={play} />
    <Key play={play} />
    <Bag play={play} />
  </>
);
