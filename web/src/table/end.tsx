/* The end: standings, where the points came from, and what next. */
import { Icon, SeatBadge } from "../kit";
import type { BoardParts } from "../games/board";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import { A } from "../router";
import { total } from "./players";

export function EndPanel({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const view = store.view.value, outcome = view.outcome, seats = store.seats.value;
  if (!outcome) return null;
  const kinds = [...new Set(outcome.breakdown.flat().map(p => p.part))], order = outcome.ranking.flat();
  const sum = (seat: number, part: string) => total(outcome.breakdown[seat]?.filter(p => p.part === part));
  const reason = `end-${outcome.reason}`, unit = parts?.player?.(0).unit ?? t("points");
  return <section class="panel end">
    <header><h2>{t("standings")}</h2><span class="end">{unit}</span></header>
    <p class="verdict"><Icon name="crown" size={22} color="var(--ochre)" />{t("game-over", { players: list(outcome.winners.map(w => seats[w]?.name ?? "")), n: outcome.winners.length })}</p>
    {store.say.has(reason) && <p class="muted">{store.say(reason)}</p>}
    <div class="scroll-x" tabIndex={0} role="region" aria-label={t("standings")}><table>
      <thead><tr><th />{order.map(s => <th key={s} scope="col"><SeatBadge seat={s} letter={seats[s]?.letter} size={26} /><span>{seats[s]?.name}</span></th>)}</tr></thead>
      <tbody>{kinds.map(k => <tr key={k}><th scope="row">{store.say.has(`score-${k}-name`) ? store.say(`score-${k}-name`) : store.say(`score-${k}`)}</th>{order.map(s => <td key={s}>{sum(s, k) || "–"}</td>)}</tr>)}</tbody>
      <tfoot><tr><th scope="row">{t("total")}</th>{order.map(s => <td key={s}>{outcome.scores[s]}</td>)}</tr>
        <tr><th scope="row">{t("rank")}</th>{order.map(s => <td key={s}>{outcome.ranking.findIndex(r => r.includes(s)) + 1}</td>)}</tr></tfoot>
    </table></div>
    <p class="row">
      <button class="btn primary" onClick={() => void store.rematch()}><Icon name="rotate" />{t("rematch")}</button>
      <A class="btn" href={`/replay/${store.id}`}><Icon name="play" />{t("replay")}</A>
      <a class="btn quiet" href={store.recordHref} download>{t("export")}</a>
    </p>
  </section>;
}
