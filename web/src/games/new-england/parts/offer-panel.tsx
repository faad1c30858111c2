/* What is on offer, in three columns: land, land or cards, cards. */
import { range } from "../../../kit";
import { reasonOf } from "../model";
import type { Play } from "../play";
import { Slot } from "./slot";
import { Starts } from "./starts";

const COLUMNS = ["land", "either", "card"] as const;
/** The places that are laid out; what ships add comes behind them. */
const LAID_OUT = 9;

export function OfferPanel({ play }: { play: Play }) {
  const { say, view } = play.table,
    { board, aids } = view.value,
    whyNot = (i: number) => {
      const told = aids.offer?.[i]?.why;
      return told ? reasonOf(told) : null;
    };
  if (board.phase === "start") return <Starts play={play} />;
  return (
    <section class="panel ne-offer">
      <header>
        <h2>{say(board.offer.length ? "ne-offer" : "ne-no-offer")}</h2>
        <span class="end">{say("ne-left", { tiles: aids.tiles_left, cards: aids.cards_left })}</span>
      </header>
      <div class={`slots${board.offer.length > LAID_OUT ? " more" : ""}`}>
        {COLUMNS.map((kind, column) => (
          <div class="ne-column" key={kind} style={{ "--column": column + 1 }}>
            <h3>{say(`ne-slot-${kind}`)}</h3>
            {board.offer.length === 0 &&
              range(LAID_OUT / COLUMNS.length).map(i => <div class="item gone" key={i} />)}
            {board.offer.map(
              ({ space }, i) =>
                (space === kind || (space === "added" && i % COLUMNS.length === column)) && (
                  <Slot key={i} play={play} i={i} why={whyNot(i)} />
                ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
