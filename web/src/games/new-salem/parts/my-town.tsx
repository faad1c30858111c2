/* The viewer's own district, whole and always in view, with who the viewer is. */
import { need } from "../../../lookup";
import type { Play } from "../play";
import { Answer } from "./answer";
import { CubeSums } from "./cubes-on";
import { Marks } from "./marks";
import { Name } from "./name";
import { Sets } from "./sets";
import { Wants } from "./wants";
import { WhoIAm } from "./who-i-am";

export function MyTown({ play }: { play: Play }) {
  const { table } = play,
    me = need(table.me.value, "me"),
    tried = table.view.value.board.trials[me];
  return (
    <section class={`panel ns-mine${tried ? " tried" : ""}`} aria-label={table.say("ns-your-town")}>
      <header>
        <h2>{table.say("ns-your-town")}</h2>
        <CubeSums play={play} seat={me} />
        <Marks play={play} seat={me} />
        <Name play={play} seat={me} />
        <span class="end">
          <Wants play={play} />
        </span>
      </header>
      <Sets play={play} seat={me} />
      <div class="ns-foot">
        <WhoIAm play={play} />
        <Answer play={play} />
      </div>
    </section>
  );
}
