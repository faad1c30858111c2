/* The coast of New England: land of the families, figures, markers, and where the next thing may go. */

import { SeatMark, Stamp, seatColour } from "../../../kit";
import { nth } from "../../../lookup";
import { type Board, keyOf, named, SIDE, SIDES, type Space, spacesOf, tileAt, xOf, yOf } from "../model";
import { onSpace } from "../pieces";
import type { Play } from "../play";
import { Land } from "./land";
import { COAST, INK } from "./measures";
import { Token } from "./token";

const EDGES: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 64, 0, 0, 3],
  [64, 0, 64, 64, -3, 0],
  [64, 64, 0, 64, 0, -3],
  [0, 64, 0, 0, 3, 0],
];

interface Borders {
  /** By seat. */
  family: string[];
  outer: string;
  inner: string;
}

/** A family's line runs inside the edge of each region; edges of one kind are one path. */
function borders(board: Board, spaces: readonly Space[]): Borders {
  const at = new Map(spaces.map(s => [keyOf(s.row, s.column), s])),
    found: Borders = { family: [], outer: "", inner: "" };
  for (const s of spaces) {
    const { seat } = s;
    if (seat === undefined) continue;
    SIDES.forEach(([dr, dc], i) => {
      const other = at.get(keyOf(s.row + dr, s.column + dc)),
        [x1, y1, x2, y2, ix, iy] = nth(EDGES, i, "EDGES"),
        x = xOf(s.column),
        y = yOf(s.row),
        line = `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
      if (other?.seat !== seat || other.terrain !== s.terrain) {
        found.family[seat] =
          `${found.family[seat] ?? ""}M${x + x1 + ix} ${y + y1 + iy}L${x + x2 + ix} ${y + y2 + iy}`;
        found.outer += line;
      } else if (i < 3 && !tileAt(board, s.name).includes(other.name)) found.inner += line;
    });
  }
  return found;
}

/** Land without a tile: wild, and here and there a mark of it. */
const Wild = ({ space: { row, column } }: { space: Space }) => (
  <g>
    <rect
      x={xOf(column)}
      y={yOf(row)}
      width={SIDE}
      height={SIDE}
      fill="var(--t-wild)"
      stroke="var(--t-wild-p)"
      stroke-width=".8"
    />
    {(row * 3 + column * 5) % 4 === 0 && (
      <Stamp
        name="wild"
        x={xOf(column) + SIDE / 2}
        y={yOf(row) + SIDE / 2}
        size={58}
        cut={1 + ((row + column) % 3)}
      />
    )}
  </g>
);

/** Whose start tiles these are, on the line between their two spaces. */
function Starts({ play, cells }: { play: Play; cells: ReadonlyMap<string, Space> }) {
  const { seats, view } = play.table;
  return (
    <>
      {view.value.board.starts.map(({ seat, spaces }) => {
        const [a, b] = named(cells, spaces);
        if (!a || !b) return null;
        const x = xOf((a.column + b.column) / 2) + SIDE / 2,
          y = yOf((a.row + b.row) / 2) + SIDE / 2;
        return (
          <g key={spaces[0]} transform={`translate(${x} ${y})`}>
            <SeatMark seat={seat} letter={seats.value[seat]?.letter} scale={1.12} />
          </g>
        );
      })}
    </>
  );
}

/** Figures stand in the middle of their space; on a start tile they make room for its mark. */
function Figures({ play, cells }: { play: Play; cells: ReadonlyMap<string, Space> }) {
  const { board } = play.table.view.value;
  return (
    <>
      {[...cells.values()].map(s => {
        if (!s.figure || s.seat === undefined) return null;
        const [other = s] = named(
          cells,
          tileAt(board, s.name).filter(name => name !== s.name),
        );
        return (
          <Token
            key={s.name}
            piece={play.pieces.value.get(onSpace(s.name))?.id}
            figure={s.figure}
            seat={s.seat}
            x={xOf(s.column) + SIDE / 2 + (s.column - other.column) * 6}
            y={yOf(s.row) + SIDE / 2 + (s.row - other.row) * 6}
          />
        );
      })}
    </>
  );
}

export function Ground({ play }: { play: Play }) {
  const { board } = play.table.view.value,
    cells = spacesOf(board),
    spaces = [...cells.values()];
  const { family, outer, inner } = borders(board, spaces);
  return (
    <>
      {spaces.map(s =>
        s.terrain ? (
          <Land key={s.name} terrain={s.terrain} developed={s.developed} x={xOf(s.column)} y={yOf(s.row)} />
        ) : (
          <Wild key={s.name} space={s} />
        ),
      )}
      <path d={inner} stroke={INK} stroke-opacity=".45" stroke-width="1" />
      {family.map((d, seat) => d && <path key={seat} d={d} stroke={seatColour(seat)} stroke-width="4.6" />)}
      <path d={outer} stroke={INK} stroke-width="2" stroke-linecap="square" />
      <path d={COAST} fill="none" stroke={INK} stroke-width="3" stroke-linejoin="round" />
      <path d={`M${xOf(1)} ${yOf(1)}V${yOf(10)}H${xOf(12)}`} fill="none" stroke={INK} stroke-width="1.5" />
      <Starts play={play} cells={cells} />
      <Figures play={play} cells={cells} />
    </>
  );
}
