/* The display of buildings, and the metal markers that lie there. */
import { Panel } from "../../../ui/panel";
import type { Play } from "../play";
import { Work } from "./work";

export function Works({ play }: { play: Play }) {
  const { say, view } = play.table,
    { display, metal_markers } = view.value.board;
  return (
    <Panel title={say("nl-buildings")} end={say("nl-buildings-note")}>
      <div class="nl-works">
        {Object.entries(display).map(([kind, left]) => (
          <Work key={kind} play={play} kind={kind} left={left} />
        ))}
      </div>
      <p class="nl-none nl-metal">{say("nl-metal", { n: metal_markers })}</p>
    </Panel>
  );
}
