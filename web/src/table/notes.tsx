/* What comes by itself and lies above the table until it is settled. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Toast } from "../ui/toast";
import { AlertNote } from "./alert-note";
import { AwayNote } from "./away";
import { NextTable } from "./next-table";
import { ProposalNote } from "./proposal";
import { ToldNote } from "./told";

/** One at a time: the style sheet shows the first. */
export const Notes = ({ store }: { store: TableStore }) => (
  <div class="notes-tray">
    {store.connection.lost.value && (
      <Toast class="lost" role="status" icon="anchor" color="var(--ochre)">
        <p>{t("reconnecting")}</p>
      </Toast>
    )}
    <ProposalNote store={store} />
    <AwayNote store={store} />
    <AlertNote store={store} />
    <ToldNote store={store} />
    <NextTable store={store} />
  </div>
);
