/* The hand: one card is laid down and sealed, the rest goes to the left. */

import { Icon, pointing } from "../../../kit";
import { nth } from "../../../lookup";
import { noUse } from "../../no-use";
import { type Card, cardsOf, effectOf, leftOf, RETURN_BOTH, rightOf } from "../model";
import type { Play } from "../play";
import { cardWords } from "../told";
import { BuildingCard } from "./building-card";
import { CardBack } from "./card-back";
import { Neighbour } from "./neighbour";

const Shut = ({ play }: { play: Play }) => (
  <span class="ns-shut" aria-hidden="true">
    <Icon name="lock" size={16} />
    {play.table.say("ns-sealed")}
  </span>
);

interface InHandProps {
  play: Play;
  building: string;
  card: Card;
  /** Its place in the hand, from 1. */
  number: number;
  /** On trial it is built without its cubes. */
  bare: boolean;
  /** Of two equal cards the first one is chosen and sealed. */
  first: boolean;
  sealed: boolean;
}

function InHand({ play, building, card, number, bare, first, sealed }: InHandProps) {
  const { say, legal, peek, me, view } = play.table,
    action = legal.value.find(play.asked.value === "last-two" ? "keep" : "build", { building }),
    { points = 0 } = effectOf(action),
    on = first && action !== undefined && play.chosen.value === action,
    stand = view.value.board.towns[me.value ?? -1]?.filter(b => b.building === building).length ?? 0;
  return (
    <button
      type="button"
      class={sealed ? "sealed" : ""}
      data-cell={`hand-${number}`}
      data-legal={action ? true : undefined}
      data-piece={first ? `${me.value}-${building}-${stand + 1}` : undefined}
      aria-pressed={on || sealed}
      aria-disabled={action ? undefined : true}
      onClick={() => {
        if (action) play.choose(action);
        else noUse();
      }}
      {...pointing(looking => {
        peek.value = looking && action ? action : null;
      })}
    >
      <span class="vh">{cardWords(play, building, action, sealed)}</span>
      <BuildingCard
        card={card}
        name={say(`building-${building}`)}
        none={say(bare ? "ns-no-cubes" : "ns-no-symbol")}
      />
      {points > 0 && (
        <span class="ns-points" aria-hidden="true">
          +{points}
        </span>
      )}
      {sealed && <Shut play={play} />}
    </button>
  );
}

/** Neither of the last two: both go under the deck. */
function ReturnBoth({ play, sealed }: { play: Play; sealed: boolean }) {
  const { say, legal } = play.table,
    both = legal.value.find("return-both");
  if (!both && !sealed) return null;
  return (
    <button
      type="button"
      class={sealed ? "both sealed" : "both"}
      data-cell="return-both"
      data-legal={both ? true : undefined}
      aria-disabled={both ? undefined : true}
      aria-pressed={sealed || (both !== undefined && play.chosen.value === both)}
      onClick={() => {
        if (both) play.choose(both);
        else noUse();
      }}
    >
      <span class="vh">{say("action-return-both")}</span>
      <CardBack />
      <span class="ns-caption" aria-hidden="true">
        {say("ns-return-both")}
      </span>
      {sealed && <Shut play={play} />}
    </button>
  );
}

function Cards({ play, seat }: { play: Play; seat: number }) {
  const { board, aids } = play.table.view.value,
    cards = cardsOf(board, seat),
    sealed = board.picks[seat];
  return (
    <>
      {cards.map((building, i) => {
        const printed = aids.buildings[building],
          first = cards.indexOf(building) === i;
        if (!printed) return null;
        /* On trial a card is built without its cubes, and promises none. */
        const bare = aids.places_cubes[seat] === false,
          card = bare ? { ...printed, hope: 0, despair: 0, remove: 0 } : printed;
        return (
          <InHand
            key={i}
            play={play}
            building={building}
            card={card}
            number={i + 1}
            bare={bare}
            first={first}
            sealed={first && sealed === building}
          />
        );
      })}
      <ReturnBoth play={play} sealed={sealed === RETURN_BOTH} />
      {!cards.length && <p class="faint">{play.table.say(sealed ? "ns-revealing" : "ns-no-hand")}</p>}
    </>
  );
}

export function Hand({ play }: { play: Play }) {
  const { table, asked } = play,
    me = table.me.value,
    { board, players } = table.view.value;
  if (me === null) return null;
  const cards = cardsOf(board, me).length,
    from = rightOf(me, players),
    incoming = Math.max(0, nth(board.hand_sizes, from, "hand_sizes") - 1);
  return (
    <div class="ns-hand">
      <fieldset
        class="cards"
        style={{ "--k": cards + (asked.value === "last-two" ? 1 : 0) || 1 }}
        key={`${board.round}-${board.step}-${board.drawn.count}`}
        aria-label={table.say("ns-hand")}
      >
        <Cards play={play} seat={me} />
      </fieldset>
      {asked.value === "pick" && cards > 2 && (
        <div class="ns-rail">
          <Neighbour play={play} seat={leftOf(me, players)} to n={cards - 1} />
          <Neighbour play={play} seat={from} to={false} n={incoming} />
        </div>
      )}
    </div>
  );
}
