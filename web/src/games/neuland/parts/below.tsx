/* Phone: what is in hand and what can be built, at the thumb. */

import { Icon, SeatBadge } from "../../../kit";
import { need } from "../../../lookup";
import { effectOf, hexOf } from "../model";
import type { Play } from "../play";
import { GoodChip } from "./good-chip";
import { ownGoods } from "./own-goods";

export function Below({ play }: { play: Play }) {
  const { table, held } = play,
    { say } = table,
    { board } = table.view.value,
    me = table.me.value;
  if (me === null) return null;
  const kinds = [...new Set(table.legal.value.of("build").map(a => a.action.building as string))],
    goods = ownGoods(play),
    end = table.legal.value.of("end-turn")[0],
    next = effectOf(play.doing.value).next ?? effectOf(end).next;
  return (
    <div class="nl-below">
      <div class="line">
        <span class="nl-hand">
          {goods.length
            ? goods.map(g => (
                <span
                  key={g.place}
                  class={g.lying ? "bad" : ""}
                  title={say(g.lying ? "nl-spoils" : "nl-keeps", { hex: hexOf(g.place) })}
                >
                  <GoodChip good={need(g.good, "good")} size={26} />
                  {g.lying && <Icon name="warn" size={13} />}
                </span>
              ))
            : say("nl-goods-none")}
        </span>
        <span class="nl-then">
          {say("nl-spent")} <b>{board.timeline.spent}</b>
          {next !== undefined && (
            <>
              {" "}
              · {say("nl-next")} <SeatBadge seat={next} letter={table.seats.value[next]?.letter} size={20} />
            </>
          )}
        </span>
      </div>
      {kinds.length > 0 && (
        <fieldset class="nl-strip" aria-label={say("nl-buildings")}>
          {kinds.map(k => (
            <button type="button" key={k} aria-pressed={held.value === k} onClick={() => play.hold(k)}>
              <Icon name="house" size={15} cut="var(--paper-raised)" />
              {say(`nl-short-${k}`)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
