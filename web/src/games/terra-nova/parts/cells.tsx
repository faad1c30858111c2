/* Every hex can be read and walked to; those that may be clicked have the rope. One kind of element, so that the focus survives a move. */
import { f1, type Point, Press, poly, RopeLine, Selected } from "../../../kit";
import type { LegalAction } from "../../../types";
import { Numeral } from "../../numeral";
import { effectOf, type Hex, SIDE } from "../model";
import type { Play } from "../play";
import { labelOf } from "./names";

const foot = ([x, y]: Point): string => `M${f1(x - 15)} ${f1(y + 14)}a15 6 0 1 0 30 0a15 6 0 1 0-30 0z`;

/** The most that the reader could win by it, now or by the stone that follows. */
function bestOf(play: Play, action: LegalAction | undefined): number {
  const me = play.table.me.value,
    { gains = [], stones = [] } = effectOf(action);
  return me === null ? 0 : Math.max(0, ...[gains, ...stones.map(s => s.gains)].map(g => g[me] ?? 0));
}

const Best = ({ at: [x, y], n }: { at: Point; n: number }) => (
  <g class="tn-best" transform={`translate(${f1(x)} ${f1(y)})`}>
    <rect
      x="-16"
      y="-10"
      width="32"
      height="20"
      rx="10"
      fill="var(--moss)"
      stroke="var(--paper-raised)"
      stroke-width="1.5"
    />
    <Numeral y={5} size={14} fill="var(--paper-raised)">
      +{n}
    </Numeral>
  </g>
);

/** The rope round what may be clicked; the hit area is the whole hex, so that neighbours meet. */
function Marks({ play, hex }: { play: Play; hex: Hex }) {
  const { source, pinned, targets, movers } = play,
    chart = play.chart.value,
    centre = chart.centre(hex),
    action = targets.value.get(hex.name),
    placing = play.phase.value === "place",
    chosen = pinned.value === hex.name,
    best = bestOf(play, action),
    inner = action && !placing ? poly(chart.corners(hex, SIDE - 3.5)) : null;
  return (
    <>
      <path class="hit" d={poly(chart.corners(hex))} />
      {inner && !chosen && action?.action.kind === "stone" && <path class="wash" d={inner} />}
      {inner && <RopeLine d={inner} thin />}
      {movers.value.has(hex.name) &&
        (source.value === hex.name && !pinned.value ? (
          <Selected d={foot(centre)} />
        ) : (
          <RopeLine d={foot(centre)} thin />
        ))}
      {best > 0 && !chosen && <Best at={centre} n={best} />}
    </>
  );
}

function Cell({ play, hex }: { play: Play; hex: Hex }) {
  const { source, targets, movers } = play,
    { name } = hex,
    mover = movers.value.has(name),
    legal = targets.value.has(name) || mover,
    /* With a pioneer in hand the way leads over its slides, not over the others. */
    next = targets.value.has(name) || (mover && (source.value === null || source.value === name)),
    own = hex.pioneer !== null && hex.pioneer === play.table.me.value;
  return (
    <Press
      class={legal ? "legal" : undefined}
      data-cell={name}
      data-legal={next || undefined}
      data-own={own || undefined}
      aria-disabled={!legal}
      label={labelOf(play, hex)}
      aria-pressed={mover ? source.value === name : undefined}
      onPick={() => play.pick(name)}
      onKeyDownCapture={() => play.touching(false)}
      onFocus={() => {
        play.at.value = name;
      }}
      onBlur={() => {
        if (play.at.value === name) play.at.value = null;
      }}
    >
      <Marks play={play} hex={hex} />
    </Press>
  );
}

export const Cells = ({ play }: { play: Play }) => (
  <>
    {play.chart.value.hexes.map(hex => (
      <Cell key={hex.name} play={play} hex={hex} />
    ))}
  </>
);
