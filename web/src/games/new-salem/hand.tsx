/* The hand: one card is laid down and sealed, the rest goes to the left. */
import { Icon, range, SeatBadge } from "../../kit";
import { BuildingCard, CardBack } from "./card";
import { cardsOf, effectOf, leftOf, RETURN_BOTH, rightOf } from "./model";
import type { Play } from "./play";

/** A neighbour at the side of the hand: where cards come from, where they go. */
const Neighbour = ({ play, seat, to, n }: { play: Play; seat: number; to: boolean; n: number }) => {
  const who = play.table.seats.value[seat];
  return (
    <div class={`ns-pass ${to ? "to" : "from"}`}>
      <span class="backs" aria-hidden="true">
        {range(Math.min(n, 4)).map(i => (
          <i key={i} />
        ))}
      </span>
      <Icon name="arrow" size={20} />
      <SeatBadge seat={seat} letter={who?.letter} size={24} />
      <small>{play.table.say(to ? "ns-goes-to" : "ns-comes-from", { n, player: { seat } })}</small>
    </div>
  );
};

export function Hand({ play }: { play: Play }) {
  const { table, asked, chosen } = play,
    { say } = table,
    me = table.me.value!,
    { board, aids, players } = table.view.value,
    legal = table.legal.value;
  const cards = cardsOf(board, me),
    sealed = board.picks[me];
  const passes = asked.value === "pick" && cards.length > 2,
    both = legal.find("return-both"),
    used = new Map<string, number>();
  const from = rightOf(me, players),
    incoming = Math.max(0, board.hand_sizes[from]! - 1),
    kinds = asked.value === "last-two" ? "keep" : "build";
  return (
    <div class="ns-hand">
      <div
        class="cards"
        style={{ "--k": cards.length + (asked.value === "last-two" ? 1 : 0) || 1 }}
        key={`${board.round}-${board.step}-${board.drawn.count}`}
        role="group"
        aria-label={say("ns-hand")}
      >
        {cards.map((name, i) => {
          const nth = (used.get(name) ?? 0) + 1,
            action = legal.find(kinds, { building: name }),
            card = aids.buildings[name]!,
            { points = 0 } = effectOf(action);
          used.set(name, nth);
          const on = action !== undefined && chosen.value === action && nth === 1,
            shut = sealed === name && nth === 1;
          const peek = (to: boolean) => {
            table.peek.value = to && action ? action : null;
          };
          return (
            <button
              key={i}
              class={shut ? "sealed" : ""}
              data-cell={action ? true : undefined}
              aria-pressed={on || shut}
              disabled={!action && !shut}
              onClick={() => {
                if (action) play.choose(action);
              }}
              onPointerEnter={() => peek(true)}
              onPointerLeave={() => peek(false)}
              onFocus={() => peek(true)}
              onBlur={() => peek(false)}
            >
              <span class="vh">
                {say("ns-card", {
                  building: { label: `building-${name}` },
                  type: { label: `type-${card.type}` },
                  hope: card.hope,
                  despair: card.despair,
                  remove: card.remove,
                  points,
                  sealed: shut ? "yes" : "no",
                })}
              </span>
              <BuildingCard card={card} name={say(`building-${name}`)} none={say("ns-no-symbol")} />
              {points > 0 && (
                <span class="ns-points" aria-hidden="true">
                  +{points}
                </span>
              )}
              {shut && (
                <span class="ns-shut" aria-hidden="true">
                  <Icon name="lock" size={16} />
                  {say("ns-sealed")}
                </span>
              )}
            </button>
          );
        })}
        {(both || sealed === RETURN_BOTH) && (
          <button
            class={`both${sealed === RETURN_BOTH ? " sealed" : ""}`}
            data-cell={both ? true : undefined}
            disabled={!both}
            aria-pressed={sealed === RETURN_BOTH || (both !== undefined && chosen.value === both)}
            onClick={() => {
              if (both) play.choose(both);
            }}
          >
            <span class="vh">{say("action-return-both")}</span>
            <CardBack />
            <span class="ns-caption" aria-hidden="true">
              {say("ns-return-both")}
            </span>
            {sealed === RETURN_BOTH && (
              <span class="ns-shut" aria-hidden="true">
                <Icon name="lock" size={16} />
                {say("ns-sealed")}
              </span>
            )}
          </button>
        )}
        {!cards.length && <p class="faint">{say(sealed ? "ns-revealing" : "ns-no-hand")}</p>}
      </div>
      {passes && (
        <div class="ns-rail">
          <Neighbour play={play} seat={leftOf(me, players)} to n={cards.length - 1} />
          <Neighbour play={play} seat={from} to={false} n={incoming} />
        </div>
      )}
    </div>
  );
}
