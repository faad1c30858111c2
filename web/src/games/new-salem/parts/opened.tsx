/* A district opened over the others: whole cards, what was said by and about the player, what the viewer knows. */
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import type { Play } from "../play";
import { CubeSums } from "./cubes-on";
import { Known } from "./known";
import { Marks } from "./marks";
import { Name } from "./name";
import { Said } from "./said";
import { SaidOf } from "./said-of";
import { Sets } from "./sets";
import { Talk } from "./talk";

const Close = ({ play }: { play: Play }) => (
  <button
    type="button"
    class="btn small ns-close"
    onClick={() => {
      play.opened.value = null;
    }}
  >
    <Icon name="no" size={13} />
    {play.table.say("close")} <kbd>Esc</kbd>
  </button>
);

const TalkOpened = ({ play }: { play: Play }) => (
  <section class="panel ns-opened" aria-label={play.table.say("ns-sheet-talk")}>
    <header>
      <h2>{play.table.say("ns-sheet-talk")}</h2>
      <Close play={play} />
    </header>
    <Talk play={play} />
  </section>
);

export function Opened({ play }: { play: Play }) {
  const { say, seats } = play.table,
    seat = play.opened.value;
  if (seat === null) return null;
  if (seat === "talk") return <TalkOpened play={play} />;
  const title = say("ns-town-of", { player: { seat } });
  return (
    <section class="panel ns-opened" aria-label={title}>
      <header>
        <SeatBadge seat={seat} letter={nth(seats.value, seat, "seats").letter} size={30} />
        <h2>{title}</h2>
        <Marks play={play} seat={seat} />
        <CubeSums play={play} seat={seat} />
        <Name play={play} seat={seat} />
        <Close play={play} />
      </header>
      <Sets play={play} seat={seat} />
      <div class="ns-know">
        <Said play={play} seat={seat} />
        <SaidOf play={play} seat={seat} />
        <Known play={play} seat={seat} />
      </div>
    </section>
  );
}
