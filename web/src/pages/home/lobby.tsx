/* Tables where others are thinking, and tables that anybody may join. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableShort } from "../../api";
import { Icon } from "../../kit";
import { A } from "../../router";
import { SeatRow } from "../../shell/seat-row";
import { TableRow } from "../../shell/table-row";
import { t } from "../../text";
import { Panel } from "../../ui/panel";

const MOST_RUNNING = 4,
  MOST_OPEN = 6;

const RunningTables = ({ tables, waiting }: { tables: readonly TableShort[]; waiting: boolean }) => (
  <Panel
    title={t(tables.length || waiting ? "mine-running" : "nav-mine")}
    end={t("n-games", { n: tables.length })}
  >
    {tables.slice(0, MOST_RUNNING).map(table => (
      <TableRow key={table.id} table={table}>
        <A class="btn small" href={`/table/${table.id}`}>
          {t("go")}
        </A>
      </TableRow>
    ))}
    {!tables.length && <p class="empty">{t(waiting ? "running-none" : "waiting-none")}</p>}
  </Panel>
);

const OpenTables = ({ tables }: { tables: readonly TableShort[] }) => (
  <Panel class="open" title={t("open-tables")} end={<A href="/new">{t("open-a-table")}</A>}>
    {tables.slice(0, MOST_OPEN).map(table => (
      <TableRow key={table.id} table={table}>
        <SeatRow table={table} />
        <span class="pace muted">
          <Icon name="glass" size={15} />
          {t(`pace-${table.pace}`)}
        </span>
        <A class="btn small" href={`/table/${table.id}`}>
          {t("sit-down")}
        </A>
      </TableRow>
    ))}
    {!tables.length && <p class="empty">{t("open-none")}</p>}
  </Panel>
);

export function Lobby({ mine }: { mine: readonly TableShort[] }) {
  const open = useSignal<readonly TableShort[]>([]),
    running = mine.filter(table => !table.your_turn);
  useEffect(() => {
    void api
      .openTables()
      .then(list => {
        open.value = list;
      })
      .catch(() => undefined);
  }, []);
  return (
    <section class="lobby">
      <RunningTables tables={running} waiting={running.length < mine.length} />
      <OpenTables tables={open.value} />
    </section>
  );
}
