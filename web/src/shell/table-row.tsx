/* A table as one line: its game, who hosts it, who sits there. */
import type { ComponentChildren } from "preact";
import type { TableShort } from "../api";
import { SeatBadge } from "../kit";
import { gameName, hostLine } from "../state/games";
import { t } from "../text";
import { Vignette } from "./vignette";
import "./table-row.css";

export const TableRow = ({ table, children }: { table: TableShort; children: ComponentChildren }) => (
  <div class="rowg">
    <span class="pic">
      <Vignette game={table.game} />
    </span>
    <span>
      <b>{gameName(table.game)}</b>
      <small>{hostLine(table)}</small>
    </span>
    {children}
  </div>
);

/** The seats of a table, empty ones dashed. */
export const SeatRow = ({ table }: { table: TableShort }) => (
  <span class="seats">
    {table.seats.map((seat, i) =>
      seat.kind === "open" ? (
        <span key={i} class="none" title={t("seat-empty")} />
      ) : (
        <SeatBadge
          key={i}
          seat={i}
          letter={(seat.name ?? t("bot-letter")).slice(0, 1).toUpperCase()}
          size={26}
        />
      ),
    )}
  </span>
);
