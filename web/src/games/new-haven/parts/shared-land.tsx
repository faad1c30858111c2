/* The land that all harvest from, and nothing else. */
import { Drawing, NeatLine } from "../../../kit";
import { area, SIDE, TILE } from "../model";
import type { Play } from "../play";
import { Corners } from "./corners";
import { Land } from "./land";
import { Spaces } from "./spaces";

interface SharedLandProps {
  play: Play;
  class?: string;
  still?: boolean;
  /** Every space is a cell that says what lies there. */
  named?: boolean;
}

export function SharedLand({ play, class: name = "", still = false, named = false }: SharedLandProps) {
  const { spaces } = play.table.view.value.board,
    frame = area(spaces),
    w = frame.across * TILE,
    h = frame.down * TILE;
  return (
    <Drawing
      class={`${name} nh-art`}
      viewBox={`-12 -12 ${w + 24} ${h + 24}`}
      label={play.table.say("nh-map")}
    >
      <NeatLine w={w} h={h} />
      {spaces[0]?.kind === "outside" && frame.across === SIDE && <Corners w={w} h={h} />}
      <Land play={play} frame={frame} still={still} />
      {named && <Spaces play={play} frame={frame} />}
    </Drawing>
  );
}
