/* The first thing for a person who comes back: the tables that wait. */
import type { TableShort } from "../../api";
import { Icon } from "../../kit";
import { A } from "../../router";
import { SeatRow } from "../../shell/seat-row";
import { TableRow } from "../../shell/table-row";
import { duration } from "../../table/clock-time";
import { t } from "../../text";
import { Panel } from "../../ui/panel";

const MOST = 4;

export const Returning = ({ tables }: { tables: readonly TableShort[] }) => (
  <Panel
    class="open returning"
    title={t("waiting-for-you")}
    end={<A href="/my-games">{t("n-games", { n: tables.length })}</A>}
  >
    {tables.slice(0, MOST).map(table => (
      <TableRow key={table.id} table={table}>
        <SeatRow table={table} />
        <span class="pace muted">
          {table.deadline !== null && (
            <>
              <Icon name="glass" size={15} />
              {duration(table.deadline - Date.now() / 1000)}
            </>
          )}
        </span>
        <A class="btn small" href={`/table/${table.id}`}>
          {t("go")}
        </A>
      </TableRow>
    ))}
  </Panel>
);
