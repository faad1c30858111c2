/* A place of the offer: what is there, what it means, whether it can be bought; or who took it. */
import { useEffect } from "preact/hooks";
import { pointing, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import type { Message } from "../../../types";
import { noUse } from "../../no-use";
import { onOffer } from "../pieces";
import type { Play } from "../play";
import { offerWords, pointsOf } from "../words";
import { Item } from "./item";

interface SlotProps {
  play: Play;
  i: number;
  why: Message | null;
}

function Gone({ play, i }: Omit<SlotProps, "why">) {
  const { say, view, seats } = play.table,
    { buyer } = nth(view.value.board.offer, i, "offer");
  return (
    <div class="item gone" data-cell={`offer-${i + 1}`} role="img" aria-label={offerWords(play, i, null)}>
      {buyer !== null && (
        <>
          <SeatBadge seat={buyer} letter={seats.value[buyer]?.letter} size={30} />
          <span>{say("ne-taken", { family: nth(view.value.board.seats, buyer, "seats").family })}</span>
        </>
      )}
    </div>
  );
}

function Offered({ play, i, why, code }: SlotProps & { code: string }) {
  const { table, item } = play,
    { say, legal } = table,
    buy = legal.value.find("buy", { item: code }),
    buying = legal.value.of("end-turn").length > 0,
    reason = buying && !buy && why ? say(why.key, why.args) : null,
    words = offerWords(play, i, reason);
  const point = (on: boolean) => {
    item.value = on ? code : item.value === code ? null : item.value;
    table.peek.value = on && buy ? buy : null;
  };
  /* A new offer comes under a pointer that rests: what lay there is no longer meant. */
  useEffect(
    () => () => {
      if (item.value === code) item.value = null;
    },
    [code],
  );
  const press = () => {
    if (buy) table.choose(buy);
    else if (buying) table.whyNot({ kind: "buy", item: code });
    else {
      point(item.value !== code);
      noUse();
    }
  };
  return (
    <button
      type="button"
      class={`item ${buy ? "can" : buying ? "no" : ""}`}
      data-cell={`offer-${i + 1}`}
      data-legal={buy ? "" : undefined}
      data-piece={play.pieces.value.get(onOffer(i))?.id}
      aria-disabled={!buy}
      aria-label={words}
      onClick={press}
      {...pointing(point)}
    >
      <Item code={code} points={pointsOf(table.view.value.aids, code)} />
      <span>{say(`item-${code}`)}</span>
    </button>
  );
}

export function Slot({ play, i, why }: SlotProps) {
  const { item } = nth(play.table.view.value.board.offer, i, "offer");
  return item ? <Offered play={play} i={i} why={why} code={item} /> : <Gone play={play} i={i} />;
}
