/* What a chart has in its corners where no land lies: title, ship, compass, and the supply of stones. */

import { Compass, Glyph, Labelled, Rhumbs, Waves } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { Play } from "../play";
import { Stone } from "./stone";

const isPhone = (play: Play): boolean => play.table.width.value === "phone";

function Winds({ play }: { play: Play }) {
  const chart = play.chart.value,
    { w, h, bar } = chart.shape,
    phone = isPhone(play),
    cx = phone ? 84 : 96,
    cy = h - (phone ? 88 : 96),
    r = phone ? 36 : 52;
  return (
    <>
      <svg
        x={bar}
        y={bar}
        width={w - 2 * bar}
        height={h - 2 * bar}
        viewBox={`${bar} ${bar} ${w - 2 * bar} ${h - 2 * bar}`}
        aria-hidden="true"
      >
        <g style={{ color: "var(--sea-line)" }} opacity=".75">
          <Rhumbs x={cx} y={cy} r={1200} n={32} />
        </g>
      </svg>
      {chart.free(cx - r, cy - r, 2 * r, 2 * r) && (
        <g style={{ color: "var(--ink-2)" }}>
          <Compass x={cx} y={cy} r={r} />
        </g>
      )}
    </>
  );
}

function Title({ play }: { play: Play }) {
  const { say, view } = play.table,
    { board } = view.value;
  if (isPhone(play) || !play.chart.value.free(52, 52, 160, 66)) return null;
  return (
    <g transform="translate(60 46)">
      <path
        d="M0 6h150l10 12v44l-10 12H0l-8-8V14z"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        stroke-width="1.5"
      />
      <path d="M5 11h142l8 9v38l-8 10H5l-7-6V18z" fill="none" stroke="var(--ink)" stroke-width=".7" />
      <Lettering
        x="76"
        y="42"
        text-anchor="middle"
        font-size="27"
        font-style="italic"
        font-weight="600"
        fill="var(--ink)"
        class="serif"
      >
        {say("game-name")}
      </Lettering>
      <Lettering x="76" y="60" text-anchor="middle" font-size="13" fill="var(--ink-3)">
        {say("tn-chart", { n: board.hexes.length, map: board.map })}
      </Lettering>
    </g>
  );
}

function Ship({ play }: { play: Play }) {
  const { w } = play.chart.value.shape;
  return play.chart.value.free(w - 118, 55, 80, 65) ? (
    <>
      <g style={{ color: "var(--ink-2)", "--k": "var(--sea-wash)" }}>
        <Glyph name="ship" x={w - (isPhone(play) ? 76 : 80)} y={84} size={58} />
      </g>
      <Waves x={w - 118} y={116} />
    </>
  ) : null;
}

/** The stones that are left; the next one to be laid travels from here. */
function Supply({ play }: { play: Play }) {
  const { say, view } = play.table,
    { left } = view.value.board.stones,
    { w, h } = play.chart.value.shape,
    phone = isPhone(play),
    x = w - 136,
    y = h - (phone ? 118 : 106);
  return play.chart.value.free(x, y, 110, 52) ? (
    <Labelled x={x} y={y} label={say("tn-stones", { n: left })} data-cell="stones">
      <Lettering x="54" y="-3" text-anchor="middle" font-size={phone ? 19 : 14} fill="var(--ink-2)">
        {say(phone ? "tn-supply-short" : "tn-supply")}
      </Lettering>
      <Stone x={25} y={26} size={50} />
      {left > 0 && <Stone x={25} y={26} size={50} piece={play.stones.value.next} />}
      <Lettering x="56" y="36" font-size="30" font-weight="700" fill="var(--ink)" class="serif">
        {left}
      </Lettering>
    </Labelled>
  ) : null;
}

export const Corners = ({ play }: { play: Play }) => (
  <>
    <Winds play={play} />
    <Title play={play} />
    <Ship play={play} />
    <Supply play={play} />
  </>
);
