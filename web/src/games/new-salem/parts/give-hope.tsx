/* Hope for the constable, and why he may have to act. */
import { Icon, range } from "../../../kit";
import { need, nth } from "../../../lookup";
import type { Play } from "../play";
import { AskHope } from "./ask-hope";

const MOST_OFFERED = 5;

function Gifts({ play, has, constable }: { play: Play; has: number; constable: number }) {
  const { say, legal } = play.table,
    player = { seat: constable },
    gift = (amount: number) => legal.value.find("give-hope", { amount });
  if (!has) return <p class="faint">{say("ns-none-to-give")}</p>;
  return (
    <div class="row">
      {range(Math.min(has, MOST_OFFERED)).map(i => (
        <button
          type="button"
          key={i}
          class="btn small"
          aria-disabled={!gift(i + 1)}
          aria-label={`${say("ns-give", { n: i + 1 })}: ${say("ns-give-to", { player })}`}
          data-cell={`give-${i + 1}`}
          data-legal={gift(i + 1) ? true : undefined}
          onClick={() => play.table.choose(gift(i + 1))}
        >
          {range(i + 1).map(k => (
            <Icon key={k} name="hope" size={17} />
          ))}
          <span aria-hidden="true">{say("ns-give", { n: i + 1 })}</span>
        </button>
      ))}
      <span class="faint">{say("ns-you-have", { n: has })}</span>
    </div>
  );
}

export function GiveHope({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { board, aids } = view.value,
    seat = need(me.value, "me"),
    { constable } = board;
  if (board.phase !== "triggering" || constable === null) return null;
  const must = aids.forced && constable !== seat,
    why = constable === seat ? "ns-you-are-constable" : "ns-give-help";
  return (
    <div class="ns-give">
      <p class={must ? "why forced" : "why"}>
        {must && <Icon name="warn" size={17} />}
        {say(must ? "ns-forced" : why, {
          player: { seat: constable },
          hope: nth(board.hope, constable, "hope") + board.gifts,
          cost: aids.dearest ?? 0,
        })}
      </p>
      {constable === seat ? (
        <AskHope play={play} />
      ) : (
        <Gifts play={play} has={nth(board.hope, seat, "hope")} constable={constable} />
      )}
    </div>
  );
}
