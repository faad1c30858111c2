/* My games: waiting for me, waiting for others, over. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableInfo } from "../api";
import { A } from "../router";
import { gameName } from "../state/games";
import { t } from "../text";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";
import { SeatRow } from "./home";

export function Mine() {
  const list = useSignal<readonly TableInfo[] | null>(null);
  useEffect(() => { void api.myTables().then(found => { list.value = found; }).catch(() => { list.value = []; }); }, []);
  const groups = (["mine-turn", "mine-waiting", "mine-open", "mine-over"] as const).map(key => ({
    key, rows: (list.value ?? []).filter(x => key === (x.status === "over" ? "mine-over" : x.status === "open" ? "mine-open" : x.my_turn ? "mine-turn" : "mine-waiting")),
  })).filter(g => g.rows.length);
  return <div class="plain-page"><Top /><main class="wrap narrow">
    <h1>{t("nav-mine")}</h1>
    {list.value?.length === 0 && <p class="muted">{t("mine-none")} <A href="/new">{t("open-a-table")}</A></p>}
    {groups.map(g => <section key={g.key} class="panel open"><header><h2>{t(g.key)}</h2><span class="end">{t("n-games", { n: g.rows.length })}</span></header>
      {g.rows.map(x => <div key={x.id} class="rowg"><span class="pic"><Vignette game={x.game} /></span><span><b>{gameName(x.game)}</b><small>{x.owner ? t("table-of", { player: x.owner }) : ""}</small></span><SeatRow table={x} /><span class="pace muted">{t(`pace-${x.pace}`)}</span>
        <A class="btn small" href={x.status === "over" ? `/replay/${x.id}` : `/table/${x.id}`}>{t(x.status === "over" ? "replay" : "go")}</A></div>)}
    </section>)}
  </main></div>;
}
