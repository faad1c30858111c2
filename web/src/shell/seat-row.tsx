import type { TableShort } from "../api";
import { SeatBadge } from "../kit";
import { t } from "../text";
import "./table-row.css";

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
