/* My games: waiting for me, waiting for others, over. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableShort } from "../api";
import { A } from "../router";
import { gameName, hostLine } from "../state/games";
import { person } from "../state/session";
import { Icon } from "../kit";
import { duration } from "../table/clock";
import { t } from "../text";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";
import { SeatRow } from "./home";

export function Mine() {
  const list = useSignal<readonly TableShort[] | null>(null);
  useEffect(() => {
    if (!person.value) return;
    void (person.value.id ? api.myTables() : Promise.resolve([]))
      .then(found => {
        list.value = found;
      })
      .catch(() => {
        list.value = [];
      });
  }, [person.value?.id]);
  const groups = (["mine-turn", "mine-waiting", "mine-open", "mine-over"] as const)
    .map(key => ({
      key,
      rows: (list.value ?? []).filter(
        x =>
          key ===
          (x.status === "finished" || x.status === "abandoned"
            ? "mine-over"
            : x.status === "open"
              ? "mine-open"
              : x.your_turn
                ? "mine-turn"
                : "mine-waiting"),
      ),
    }))
    .filter(g => g.rows.length);
  return (
    <div class="plain-page">
      <Top />
      <main class="wrap narrow">
        <h1>{t("nav-mine")}</h1>
        {list.value?.length === 0 && (
          <p class="muted">
            {t("mine-none")} <A href="/new">{t("open-a-table")}</A>
          </p>
        )}
        {groups.map(g => (
          <section key={g.key} class="panel open">
            <header>
              <h2>{t(g.key)}</h2>
              <span class="end">{t("n-games", { n: g.rows.length })}</span>
            </header>
            {g.rows.map(x => (
              <div key={x.id} class="rowg">
                <span class="pic">
                  <Vignette game={x.game} />
                </span>
                <span>
                  <b>{gameName(x.game)}</b>
                  <small>{hostLine(x)}</small>
                </span>
                <SeatRow table={x} />
                <span class="pace muted">
                  {x.deadline !== null && (
                    <>
                      <Icon name="glass" size={15} />
                      {duration(x.deadline - Date.now() / 1000)}
                    </>
                  )}
                </span>
                <A class="btn small" href={x.status === "finished" ? `/replay/${x.id}` : `/table/${x.id}`}>
                  {t(x.status === "finished" ? "replay" : "go")}
                </A>
              </div>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
