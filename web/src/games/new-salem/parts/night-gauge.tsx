/* Despair against the goal: the town goes dark house by house; what is pointed at is framed. */
import { DAWN, NIGHT, type NightShape, nightRow } from "../art/night";
import { effectOf } from "../model";
import type { Play } from "../play";

type Width = "phone" | "tablet" | "desktop";
const SHAPES: Readonly<Record<Width, Pick<NightShape, "w" | "h" | "from" | "right" | "moon">>> = {
  desktop: { w: 1160, h: 78, from: 230, right: 118, moon: true },
  tablet: { w: 760, h: 74, from: 160, right: 76, moon: true },
  phone: { w: 560, h: 72, from: 116, right: 22, moon: false },
};

/** How the action pointed at would change the sum; sets stay as they are. */
function changeOf(play: Play): number {
  const {
      cubes,
      added_by_sets: plus,
      removed_by_sets: minus,
      with_sets,
    } = play.table.view.value.aids.despair,
    { action } = play.previewed.value ?? {},
    { despair = 0, remove = 0 } = effectOf(play.previewed.value),
    builds = action?.kind === "build" || action?.kind === "keep";
  const change = builds ? despair - remove : action?.kind === "remove-despair" ? -1 : 0;
  return Math.max(0, cubes + change + plus - minus) - with_sets;
}

interface RowProps {
  play: Play;
  dark: number;
  change?: number;
  dawn?: boolean;
  /** The moon stands in the sky above already. */
  moonless?: boolean;
  /** Left out inside of what says it. */
  label?: string;
}

/** The row of houses alone. */
export function NightRow({ play, dark, change = 0, dawn = false, moonless = dawn, label }: RowProps) {
  const { goal } = play.table.view.value.board,
    shape = SHAPES[play.table.width.value],
    moon = shape.moon && !moonless,
    source = nightRow({ ...(dawn ? DAWN : NIGHT), ...shape, moon, dark, goal, change });
  return (
    <svg
      class="ns-houses"
      viewBox={`0 0 ${shape.w} ${shape.h}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}

export function NightGauge({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    { cubes, added_by_sets: plus, removed_by_sets: minus, with_sets, goal } = aids.despair,
    n = board.final?.despair ?? with_sets;
  const label = `${say("ns-gauge", { n, goal, sums: say("ns-gauge-sums", { cubes, plus, minus }) })}; ${say(
    "ns-decks",
    { buildings: board.deck, events: board.unseen.length },
  )}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a drawing and its figures
    <div class="ns-night" data-cell="despair" role="group" title={label}>
      <NightRow play={play} dark={n} change={changeOf(play)} />
      <p class="ns-night-sum" aria-hidden="true">
        <span>{say("ns-despair")}</span>
        <b>
          {n}
          <small> / {goal}</small>
        </b>
      </p>
      {(plus > 0 || minus > 0) && (
        <p class="ns-night-sets" aria-hidden="true">
          {plus > 0 && <span>{say("ns-set-adds", { n: plus })}</span>}
          {minus > 0 && <span>{say("ns-set-takes", { n: minus })}</span>}
        </p>
      )}
    </div>
  );
}
