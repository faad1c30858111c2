import { Lettering } from "../../../kit/lettering";
import type { Play } from "../play";
import { OFFER } from "./measures";
import { Row } from "./open-buildings";

/** Beside the low board of two players they shrink: they never lie on each other. */
const besideScale = (h: number): number => Math.min(1, (h - 110) / 470);

export function OpenBeside({ play, w, h, top }: { play: Play; w: number; h: number; top: number }) {
  const { say } = play.table,
    x = w + OFFER / 2,
    scale = besideScale(h),
    step = scale < 1 ? 80 : Math.min(92, (h - 190) / 5);
  return (
    <>
      <Lettering x={x} y={top + 18} text-anchor="middle" class="lab">
        {say("nh-open-1")}
      </Lettering>
      <Lettering x={x} y={top + 36} text-anchor="middle" class="lab">
        {say("nh-open-2")}
      </Lettering>
      <g transform={`translate(${x} ${top + 46 + 38 * scale}) scale(${scale})`}>
        <Row play={play} step={step} across={false} />
      </g>
    </>
  );
}
