/* A table as one line: its game, who hosts it, who sits there. */
import type { ComponentChildren } from "preact";
import type { TableShort } from "../api";
import { gameName, hostLine } from "../state/games";
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
