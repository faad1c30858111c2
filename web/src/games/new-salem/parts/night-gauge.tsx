/* Despair against the goal: the town goes dark house by house; what is pointed at is framed. */
import type { NightShape } from "../art/night";
import { effectOf } from "../model";
import type { Play } from "../play";
import { NightRow } from "./night-row";

type Width = "phone" | "tablet" | "desktop";
export const SHAPES: Readonly<Record<Width, Pick<NightShape, "w" | "h" | "from" | "right" | "moon">>> = {
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
          <span>{say("ns-cubes-lie", { n: cubes })}</span>
          {plus > 0 && <span>{say("ns-set-adds", { n: plus })}</span>}
          {minus > 0 && <span>{say("ns-set-takes", { n: minus })}</span>}
        </p>
      )}
    </div>
  );
}
