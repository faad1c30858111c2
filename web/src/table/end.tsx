/* The end: standings, where the points came from, and what next. */
import { Icon, SeatBadge } from "../kit";
import type { BoardParts } from "../games/board";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import { A } from "../router";
import { Moments } from "./moments";

export function EndPanel({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const view = store.view.value,
    outcome = view.outcome,
    table = store.info.value,
    seats = store.seats.value;
  if (!outcome) return null;
  const reason = `end-${outcome.reason}`,
    unit = parts?.player?.(0).unit ?? t("points");
  return (
    <section class="panel end">
      <header>
        <h2>{t("standings")}</h2>
        <span class="end">{unit}</span>
      </header>
      <p class="verdict">
        <Icon name="crown" size={24} color="var(--ochre)" />
        {t("game-over", {
          players: list(outcome.winners.map(w => seats[w]?.name ?? "")),
          n: outcome.winners.length,
        })}
      </p>
      {store.say.has(reason) && <p class="muted">{store.say(reason)}</p>}
      <ol class="ranks">
        {outcome.ranking.flatMap((tied, rank) =>
          tied.map(seat => (
            <li key={seat} class={outcome.winners.includes(seat) ? "won" : ""}>
              <b class="rank">{rank + 1}</b>
              <SeatBadge seat={seat} letter={seats[seat]?.letter} size={30} />
              <span class="name">{seats[seat]?.name}</span>
              <b class="total">{outcome.scores[seat]}</b>
              <details open={seat === view.viewer}>
                <summary>{t("breakdown")}</summary>
                <dl class="parts">
                  {(outcome.breakdown[seat] ?? []).map((part, i) => (
                    <>
                      <dt key={i}>{store.say(`score-${part.part}`, { n: part.value, ...part.args })}</dt>
                      <dd>{part.value || ""}</dd>
                    </>
                  ))}
                </dl>
              </details>
            </li>
          )),
        )}
      </ol>
      <Moments store={store} />
      <p class="row">
        {(table.rematch ?? table.seats.some(s => s.yours)) && (
          <button class="btn primary" onClick={() => void store.rematch()}>
            <Icon name="rotate" />
            {t(table.rematch ? "rematch-join" : "rematch")}
          </button>
        )}
        <A class="btn" href={`/replay/${store.id}`}>
          <Icon name="play" />
          {t("replay")}
        </A>
        <a class="btn quiet" href={store.recordHref} download>
          {t("export")}
        </a>
      </p>
    </section>
  );
}
