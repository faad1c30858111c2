/* A player's district as a sheet: who, what was said, all buildings. */
import { nth } from "../../../lookup";
import type { Play } from "../play";
import { Bubble } from "./bubble";
import { Choosing } from "./choosing";
import { CubeSums } from "./cubes-on";
import { districtLook, Head } from "./head";
import { Marks } from "./marks";
import { Name } from "./name";
import { Places } from "./places";
import { Secret } from "./secret";

export function District({ play, seat }: { play: Play; seat: number }) {
  const { say } = play.table;
  return (
    <section
      class={`panel ns-town${districtLook(play, seat)}`}
      aria-label={say("ns-town-of", { player: { seat } })}
    >
      <header>
        <Head play={play} seat={seat} size={24} />
        <span class="ns-marks">
          <Marks play={play} seat={seat} />
        </span>
        <div class="ns-line">
          <Bubble play={play} seat={seat} />
          <Name play={play} seat={seat} />
          <Secret play={play} seat={seat} />
          <Choosing play={play} seat={seat} />
        </div>
        <CubeSums play={play} seat={seat} />
      </header>
      <Places play={play} seat={seat} />
      {nth(play.table.view.value.board.towns, seat, "towns").length === 0 && (
        <p class="vh">{say("ns-empty")}</p>
      )}
    </section>
  );
}
