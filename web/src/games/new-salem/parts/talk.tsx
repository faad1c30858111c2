/* Everything that can be said or given now, and what was said. */
import type { Play } from "../play";
import { ClaimsBoard } from "./claims-board";
import { GiveHope } from "./give-hope";
import { MakeClaim } from "./make-claim";

export const Talk = ({ play }: { play: Play }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
  <section class="ns-talk" tabIndex={0} aria-label={play.table.say("ns-sheet-talk")}>
    {play.table.me.value !== null && !play.table.view.value.over && (
      <>
        <GiveHope play={play} />
        <MakeClaim play={play} />
      </>
    )}
    <ClaimsBoard play={play} />
  </section>
);
