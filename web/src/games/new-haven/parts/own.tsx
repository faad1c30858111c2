/* The viewer's own area: a village, and what is behind the screen. */
import { Panel } from "../../../ui/panel";
import type { Play } from "../play";
import { Bench } from "./bench";
import { Buildings } from "./buildings";
import { Charters } from "./charters";
import { Neighbours } from "./neighbours";
import { Tiles } from "./tiles";
import { VillagePanel } from "./village-panel";

/** Beside the map: village above, hand below. */
const Wide = ({ play }: { play: Play }) => {
  const { say } = play.table;
  return (
    <>
      <VillagePanel play={play} />
      <Charters play={play} />
      {play.table.me.value !== null && (
        <Panel title={say("nh-screen")} end={say("nh-only-you")} class="nh-screen">
          <div class="hand nh-art">
            <Tiles play={play} />
          </div>
          <Buildings play={play} />
        </Panel>
      )}
    </>
  );
};

/** Resources, village and hand in one view: nothing of it is scrolled away. */
const Narrow = ({ play }: { play: Play }) => {
  const { me, view, width } = play.table,
    mine = me.value !== null;
  return (
    <>
      <div class="nh-together">
        {mine && !view.value.over && <Bench play={play} />}
        <VillagePanel play={play} />
        {mine && <Buildings play={play} />}
        {view.value.over || width.value === "phone" || <Neighbours play={play} />}
      </div>
      <Charters play={play} />
    </>
  );
};

export const Own = ({ play }: { play: Play }) =>
  play.table.width.value === "desktop" ? <Wide play={play} /> : <Narrow play={play} />;
