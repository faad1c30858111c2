/* The coast of New England: land of the families, figures, markers, and where the next thing may go. */

import { Brackets, Compass, Drawing, Glyph, range, SeatMark } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { need, nth } from "../../../lookup";
import { Margin } from "../../margin";
import { HEIGHT, LEFT, named, SIDE, spacesOf, squares, WIDTH, xOf, yOf } from "../model";
import type { Play } from "../play";
import { Ground } from "./ground";
import { Markers } from "./markers";
import { COLUMNS, ROWS } from "./measures";
import { Pictures } from "./pictures";
import { Sea } from "./sea";
import { forbidden, Spaces } from "./spaces";

/** Places of the item pointed at in the offer or in a barn, shapes included; and those that figures prevent. */
function Places({ play }: { play: Play }) {
  const found = play.places.value;
  if (!found) return null;
  const cells = spacesOf(play.table.view.value.board);
  const spaces = [...new Set([...(found.spaces ?? []), ...(found.fits ?? []).flat()])],
    blocked = [...new Set((found.blocked ?? []).flatMap(b => b.spaces))].filter(n => !spaces.includes(n));
  return (
    <g pointer-events="none">
      <path
        d={squares(named(cells, spaces), 8)}
        fill="var(--rope-b)"
        fill-opacity=".3"
        stroke="var(--rope-b)"
        stroke-width="3"
        stroke-dasharray="6 4"
      />
      <path
        d={squares(named(cells, blocked), 8)}
        fill="url(#ne-no)"
        stroke="var(--ink-3)"
        stroke-width="1.5"
        stroke-dasharray="4 4"
      />
    </g>
  );
}

/** The mark of the family that forbids a space, crossed out. */
function Forbidden({ play }: { play: Play }) {
  const cell = spacesOf(play.table.view.value.board),
    seats = play.table.seats.value;
  return (
    <>
      {forbidden(play).map(({ space, by }) => {
        const { column, row } = need(cell.get(space), "cell"),
          x = xOf(column),
          y = yOf(row),
          seat = nth(by, 0, "by");
        return (
          <g key={space} pointer-events="none">
            <rect x={x + 5} y={y + 5} width="54" height="54" fill="url(#ne-no)" />
            <g transform={`translate(${x + 32} ${y + 32})`}>
              <circle r="15" fill="var(--paper-raised)" stroke="var(--ink-3)" stroke-width="1.5" />
              <g transform="scale(.8)">
                <SeatMark seat={seat} letter={seats[seat]?.letter} />
              </g>
              <path d="M-15 15L15-15" stroke="var(--wax)" stroke-width="2.6" />
            </g>
          </g>
        );
      })}
    </>
  );
}

const LAST: readonly string[] = ["lay", "figure", "develop"];

/** Brackets round what was laid, placed or developed last. */
function Last({ play }: { play: Play }) {
  const { fresh, view } = play.table,
    cell = spacesOf(view.value.board),
    last = fresh.value.findLast(e => LAST.includes(e.kind)),
    where = last?.args?.space ?? last?.args?.spaces,
    names = (Array.isArray(where) ? where : [where]).flatMap(name =>
      typeof name === "string" ? name.split("+").slice(0, 1) : [],
    );
  return (
    <>
      {named(cell, names).map(s => (
        <Brackets key={s.name} x={xOf(s.column) - 2} y={yOf(s.row) - 2} w={SIDE + 4} h={SIDE + 4} k={15} />
      ))}
    </>
  );
}

/** Letters below the columns, numbers before the rows, as texts and log name the spaces. */
const Names = () => (
  <Margin
    columns={range(COLUMNS).map(c => ({ name: String.fromCharCode(65 + c), x: xOf(c + 1) + SIDE / 2 }))}
    rows={range(ROWS).map(r => ({ name: String(r + 1), y: yOf(r + 1) + SIDE / 2 }))}
    x={LEFT / 2 + 1}
    y={HEIGHT - 9}
    size={17}
  />
);

/** The chart's title, compass and ship, in the sea. */
const Ornaments = () => (
  <>
    <g transform="translate(754 34) scale(.8)">
      <Lettering text-anchor="middle" class="cart1">
        New
      </Lettering>
      <Lettering y="26" text-anchor="middle" class="cart1">
        England
      </Lettering>
    </g>
    <g style={{ color: "var(--ink-2)" }}>
      <Compass x={xOf(11) + 36} y={yOf(1) + 28} r={27} />
    </g>
    <g style={{ color: "var(--ink-2)", "--k": "var(--sea-wash)" }}>
      <Glyph name="ship" x={xOf(12) + 34} y={330} size={46} />
    </g>
  </>
);

/** `box`: a part of the chart only. */
export const Coast = ({ play, box }: { play: Play; box?: string | undefined }) => (
  <Drawing class="map ne-map" viewBox={box ?? `0 0 ${WIDTH} ${HEIGHT}`} label={play.table.say("ne-map")}>
    <Pictures />
    <Sea />
    <Names />
    <Ground play={play} />
    <Places play={play} />
    <Last play={play} />
    <Forbidden play={play} />
    <Spaces play={play} />
    <Ornaments />
    {!play.table.view.value.over && <Markers play={play} />}
  </Drawing>
);
