import { Lettering } from "../../../kit/lettering";
import type { Play } from "../play";
import { Row } from "./open-buildings";

export function OpenBelow({ play, w, h }: { play: Play; w: number; h: number }) {
  const { say } = play.table,
    scale = phoneScale(w);
  return (
    <>
      <Lettering x={4} y={h + 48} class="lab big">
        {say("nh-open-1")}
      </Lettering>
      <Lettering x={4} y={h + 74} class="lab big">
        {say("nh-open-2")}
      </Lettering>
      <g transform={`translate(${150 + 40 * scale} ${h + 56}) scale(${scale})`}>
        <Row play={play} step={88} across />
      </g>
    </>
  );
}

/** On a phone the open buildings shrink with the width of the map. */
export const phoneScale = (w: number): number => Math.min(1, (w - 150) / 560);
