/* Panel with one village; others' can be looked at too. */

import { nth } from "../../../lookup";
import { t } from "../../../text";
import type { Play } from "../play";
import { Village } from "./village";

export function VillagePanel({ play }: { play: Play }) {
  const { table, looked } = play,
    { say } = table,
    me = table.me.value,
    seat = looked.value,
    view = table.view.value;
  const points = (view.scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0);
  return (
    <section class={`panel nh-village${seat === me ? " yours" : ""}`}>
      <header>
        <h2>{seat === me ? say("nh-yours") : say("nh-village", { player: { seat } })}</h2>
        <span>{nth(view.board.seats, seat, "seats").name}</span>
        {seat !== me && me !== null ? (
          <button
            type="button"
            class="btn small quiet end"
            onClick={() => {
              looked.value = me;
            }}
          >
            {t("back")}
          </button>
        ) : (
          <span class="end">
            <b class="num big">{points}</b> {say("nh-colonists", { n: points })}
          </span>
        )}
      </header>
      <div class="body">
        <Village play={play} seat={seat} />
      </div>
    </section>
  );
}
