/* A village: costs, colonists, where a building may go, face up or face down. */
import { Drawing, range } from "../../../kit";
import { nth } from "../../../lookup";
import { Margin } from "../../margin";
import { COLUMNS, effectOf, type Line, ROWS } from "../model";
import type { Play } from "../play";
import { lineWords } from "../words";
import { Colonists } from "./colonists";
import { Faces } from "./faces";
import { Plot } from "./plot";
import { HEIGHT, LEFT, plotAt, STEP, TOP, WIDTH } from "./plots";

/** The lines on which the plots lie. */
const LANES =
  range(COLUMNS)
    .map(c => `M${LEFT + c * STEP} ${TOP}v${(ROWS - 1) * STEP}`)
    .join("") +
  range(ROWS)
    .map(r => `M${LEFT} ${TOP + r * STEP}h${(COLUMNS - 1) * STEP}`)
    .join("");

/** Where the colonists of a line stand: rows at their right end, columns below. */
const endOf = (line: number): { x: number; y: number } =>
  line < ROWS
    ? { x: LEFT + COLUMNS * STEP + 3, y: TOP + line * STEP }
    : { x: LEFT + (line - ROWS) * STEP, y: TOP + ROWS * STEP - 9 };

/** The colonists of all lines; those that the previewed building would complete stand out. */
const Lines = ({ play, lines }: { play: Play; lines: readonly Line[] }) => {
  const { say, peek } = play.table,
    { completes = [], doubles = [] } = effectOf(peek.value ?? play.building.value);
  return (
    <>
      {lines.map((line, i) => {
        const hot = completes.includes(line.line),
          done = hot || line.filled === line.of,
          twice = hot ? doubles.includes(line.line) : line.doubled;
        return (
          <Colonists
            key={line.line}
            {...endOf(i)}
            name={line.line}
            label={lineWords(say, line)}
            n={done && twice ? line.colonists * 2 : line.colonists}
            state={hot ? "hot" : done ? "done" : twice ? "open" : "single"}
          />
        );
      })}
    </>
  );
};

/** Letters above the columns, numbers before the rows, as texts and log name the plots. */
const Names = ({ plots }: { plots: readonly string[] }) => (
  <Margin
    columns={range(COLUMNS).map(c => ({ name: nth(plots, c, "plots").slice(0, 1), x: plotAt(c)[0] }))}
    rows={range(ROWS).map(r => ({
      name: nth(plots, r * COLUMNS, "plots").slice(1),
      y: plotAt(r * COLUMNS)[1],
    }))}
    x={8}
    y={15}
    size={13}
  />
);

export function Village({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { board, aids } = table.view.value,
    own = nth(board.seats, seat, "seats");
  return (
    <Drawing
      class="village nh-art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      label={table.say(table.me.value === seat ? "nh-yours" : "nh-village", { player: { seat } })}
    >
      <path d={LANES} stroke="var(--rule)" stroke-width="1.2" stroke-dasharray="2 4" />
      <Names plots={aids.plots} />
      {own.village.map((built, i) => (
        <Plot key={i} play={play} seat={seat} at={i} built={built} />
      ))}
      <Lines play={play} lines={nth(aids.lines, seat, "lines")} />
      {table.me.value === seat && <Faces play={play} />}
    </Drawing>
  );
}
