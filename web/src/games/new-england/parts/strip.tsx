/* What is on offer, and the viewer's own strip: purse, purchases, barns, cards played, who leads. */

import { Icon, range } from "../../../kit";
import { nth } from "../../../lookup";
import type { SeatBoard } from "../model";
import { cardsOf } from "../pieces";
import type { Play } from "../play";
import { Barns } from "./barns";
import { Leading } from "./leading";
import { OwnCard } from "./own-card";

const PURCHASES = 2;

function Purse({ play, own, income }: { play: Play; own: SeatBoard; income: number | null }) {
  const { say } = play.table;
  return (
    <div>
      <h3>
        {say("ne-purse")}
        <small>{own.marker ? say("ne-marker", { n: own.marker }) : ""}</small>
      </h3>
      <div class="purse">
        <Icon name="coin" size={34} />
        <b>{own.money}</b>
        {income !== null && (
          <small>
            {say("ne-income")}
            <br />
            <b>+{income}</b>
          </small>
        )}
      </div>
    </div>
  );
}

function Purchases({ play, own, bought }: { play: Play; own: SeatBoard; bought: number }) {
  const { say } = play.table;
  return (
    <div>
      <h3>
        {say("ne-purchases")}
        <small>{say("ne-at-most")}</small>
      </h3>
      <div class="buys">
        {range(PURCHASES).map(i => (
          <div key={i} class={i < bought ? "on" : ""}>
            <span>
              {say(i < bought ? "ne-bought" : "ne-one-more")}
              <br />
              {own.marker ? `− ${own.marker}` : ""}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Played({ play, own, seat, points }: { play: Play; own: SeatBoard; seat: number; points: number }) {
  const { say } = play.table,
    played = cardsOf(own.played);
  return (
    <div>
      <h3>
        {say("ne-played")}
        <small>{say("ne-points", { n: points })}</small>
      </h3>
      <div class="earned fan">
        {played.map(({ code, i }, k) => (
          <OwnCard key={`${code}${i}`} play={play} seat={seat} pile="played" code={code} i={i} n={k + 1} />
        ))}
        {played.length === 0 && <span class="ne-none">{say("ne-played-none")}</span>}
      </div>
    </div>
  );
}

export function Strip({ play }: { play: Play }) {
  const { board, aids, scores, actors, over } = play.table.view.value,
    me = play.table.me.value;
  if (me === null)
    return (
      <section class="panel strip">
        <Leading play={play} />
      </section>
    );
  const own = nth(board.seats, me, "seats"),
    buying = board.phase === "buying" && actors.includes(me),
    points = (scores[me] ?? [])
      .filter(p => p.part === "land" || p.part === "figures")
      .reduce((sum, p) => sum + p.value, 0);
  return (
    <section class={over ? "panel strip ended" : "panel strip"}>
      <Purse play={play} own={own} income={over ? null : nth(aids.incomes, me, "incomes")} />
      {!over && <Purchases play={play} own={own} bought={buying ? board.turn.bought : 0} />}
      <Barns play={play} own={own} seat={me} />
      <Played play={play} own={own} seat={me} points={points} />
      <Leading play={play} />
    </section>
  );
}
