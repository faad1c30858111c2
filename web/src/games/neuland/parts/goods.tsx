/* The viewer's goods, banners and once-a-game pieces. */

import { pointing, range, seatColour } from "../../../kit";
import { nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { Panel } from "../../../ui/panel";
import { type Good, hexOf, type Slot } from "../model";
import type { Play } from "../play";
import { GoodChip } from "./good-chip";
import { Once } from "./once";
import { ownGoods } from "./own-goods";

const Text = ({ play, slot, good }: { play: Play; slot: Slot; good: Good }) => (
  <>
    <GoodChip good={good} size={28} />
    <span>
      <b>{play.table.say(`good-${good}`)}</b>
      <small class={slot.lying ? "bad" : ""}>
        {play.table.say(slot.lying ? "nl-spoils" : "nl-keeps", { hex: hexOf(slot.place) })}
      </small>
    </span>
  </>
);

const goodInWords = ({ table: { say } }: Play, slot: Slot, good: Good): string =>
  `${say(`good-${good}`)}: ${say(slot.lying ? "nl-spoils" : "nl-keeps", { hex: hexOf(slot.place) })}`;

/** A good; while it can pay it is a button. */
function Held({ play, slot, good }: { play: Play; slot: Slot; good: Good }) {
  const { say, legal, peek } = play.table,
    pay: LegalAction | undefined = legal.value.find("pay", { place: slot.place, good });
  if (!pay)
    return (
      <span
        class="nl-good"
        role="img"
        aria-label={goodInWords(play, slot, good)}
        data-cell={`good-${slot.place}`}
        data-own
      >
        <Text play={play} slot={slot} good={good} />
      </span>
    );
  return (
    <button
      type="button"
      class="can"
      data-cell={`good-${slot.place}`}
      data-legal
      data-own
      onClick={() => play.table.choose(pay)}
      {...pointing(on => {
        peek.value = on ? pay : null;
      })}
    >
      <span class="vh">{say(pay.label.label, pay.label.args)}</span>
      <span class="nl-seen" aria-hidden="true">
        <Text play={play} slot={slot} good={good} />
      </span>
    </button>
  );
}

/** The banners: those that are placed are empty. */
const Banners = ({
  play,
  seat,
  left,
  placed,
}: {
  play: Play;
  seat: number;
  left: number;
  placed: number;
}) => (
  <span
    class="nl-flags"
    role="img"
    data-cell="banners"
    aria-label={play.table.say("nl-banners-left", { n: left })}
    style={{ color: seatColour(seat) }}
  >
    {range(left + placed).map(i => (
      <svg key={i} viewBox="0 0 24 24" class={i < placed ? "out" : ""} aria-hidden="true">
        <use href="#g-banner" />
      </svg>
    ))}
  </span>
);

export function Goods({ play }: { play: Play }) {
  const { say, me, view } = play.table,
    { board, scores } = view.value,
    seat = me.value;
  if (seat === null) return null;
  const own = nth(board.seats, seat, "seats"),
    placed = (scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0),
    goods = ownGoods(play);
  return (
    <Panel
      title={say("nl-goods")}
      end={say("nl-workers-free", { n: own.workers, of: own.workers + goods.length })}
    >
      {goods.length === 0 ? (
        <p class="nl-none">{say("nl-goods-none")}</p>
      ) : (
        <ul class="nl-goods">
          {goods.map(slot => (
            <li key={slot.place}>{slot.good && <Held play={play} slot={slot} good={slot.good} />}</li>
          ))}
        </ul>
      )}
      <div class="nl-kit">
        <Banners play={play} seat={seat} left={own.banners} placed={placed} />
        <Once play={play} />
      </div>
    </Panel>
  );
}
