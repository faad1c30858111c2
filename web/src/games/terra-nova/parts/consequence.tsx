/* The prompt's line of consequence. */

import type { LegalAction } from "../../../types";
import { effectOf } from "../model";
import type { Play } from "../play";
import { gainList } from "./gain-list";
import { terrainList } from "./terrain-list";

function ofStone(play: Play, action: LegalAction): string {
  const { say } = play.table,
    { closes, gains = [] } = effectOf(action),
    won = gainList(gains);
  if (!closes) return say("tn-closes-nothing");
  return say(won.length ? "tn-say-closes" : "tn-say-closes-none", {
    n: closes.reduce((sum, land) => sum + land.size, 0),
    terrains: terrainList(closes.flatMap(land => land.terrains)),
    gains: won,
  });
}

function ofMove(play: Play, action: LegalAction): string {
  const { steps = 0, terrain, stones = [] } = effectOf(action);
  return play.table.say(stones.length ? "tn-say-slide-then" : "tn-slides", {
    n: steps,
    terrain: { label: `terrain-${terrain}` },
    hex: stones[0]?.hex ?? "",
  });
}

function ofPlace(play: Play, action: LegalAction): string {
  const hex = String(action.action.hex),
    terrain = play.chart.value.hex(hex)?.terrain;
  return play.table.say("tn-say-place", { hex, terrain: { label: `terrain-${terrain}` } });
}

const SAYS: Readonly<Record<string, (play: Play, action: LegalAction) => string>> = {
  stone: ofStone,
  move: ofMove,
  place: ofPlace,
};

/** What to do next, while nothing is pointed at. */
function hint(play: Play): string | null {
  const { say, legal } = play.table;
  if (!play.mine.value) return null;
  if (play.source.value) return say("tn-say-ray");
  if (play.phase.value === "begin") return say("tn-say-begin");
  if (play.phase.value !== "act") return null;
  return say(legal.value.of("stone").length ? "tn-say-act" : "tn-say-no-stone");
}

export function Consequence({ play }: { play: Play }) {
  const action = play.table.peek.value,
    says = action && SAYS[action.action.kind];
  if (play.table.view.value.over) return null;
  const text = says ? says(play, action) : hint(play);
  return text ? <span class={effectOf(action).closes ? "tn-line tn-hot" : "tn-line"}>{text}</span> : null;
}
