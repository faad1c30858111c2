/* Where the pioneers of this turn came from, and what the others did since the reader's last action. */

import { Brackets, edge, f1, type Point } from "../../../kit";
import type { LogEvent } from "../../../types";
import type { Play } from "../play";
import { dotted } from "./dotted";
import { CREAM, INK } from "./ink";

const PIECES: readonly string[] = ["move", "place", "stone"];

const Slid = ({ from: [x, y], to }: { from: Point; to: Point }) => (
  <>
    <path d={edge([x, y], to)} stroke={CREAM} stroke-opacity=".75" stroke-width="5" stroke-linecap="round" />
    <path d={edge([x, y], to)} stroke="var(--last)" stroke-width="2.4" stroke-dasharray="7 4" />
    <circle cx={f1(x)} cy={f1(y)} r="4.500" fill="var(--last)" stroke={CREAM} stroke-width="1.5" />
  </>
);

/** A piece that moved or came, or the land that was closed. */
function Event({ play, event: { kind, args = {} } }: { play: Play; event: LogEvent }) {
  const chart = play.chart.value;
  if (Array.isArray(args.where)) {
    const land = args.where.map(String).filter(name => chart.hex(name));
    return <path class="last-line tn-closed" d={chart.border(land)} />;
  }
  const hex = chart.hex(String(args.target ?? args.hex)),
    from = kind === "move" ? chart.hex(String(args.source)) : undefined;
  if (!hex || !PIECES.includes(kind)) return null;
  const [x, y] = chart.centre(hex);
  return (
    <>
      {from && <Slid from={chart.centre(from)} to={[x, y]} />}
      <Brackets x={f1(x - 21)} y={f1(y - 22)} w={42} h={44} k={9} />
    </>
  );
}

/** The way of a pioneer in this turn; it may not end where it began. */
function Path({ play, path }: { play: Play; path: readonly string[] }) {
  const points = path.map(name => play.chart.value.at(name)),
    [start] = points;
  if (!start) return null;
  const [x, y] = start,
    way = points.slice(1).map((to, i) => edge(points[i] ?? start, to));
  return (
    <>
      {dotted(way.join(""))}
      <circle cx={f1(x)} cy={f1(y)} r="11" fill="none" stroke={INK} stroke-width="5" />
      <circle
        cx={f1(x)}
        cy={f1(y)}
        r="11"
        fill="none"
        stroke="#FFF4CF"
        stroke-width="2.2"
        stroke-dasharray="4 3"
      />
    </>
  );
}

export function Trails({ play }: { play: Play }) {
  const { fresh, view } = play.table,
    { viewer, board } = view.value;
  return (
    <g pointer-events="none">
      {fresh.value
        .filter(event => event.seat !== viewer)
        .map((event, i) => (
          <Event key={i} play={play} event={event} />
        ))}
      {board.turn.moved.map(path => (
        <Path key={path[0]} play={play} path={path} />
      ))}
    </g>
  );
}
