/* A game without a board: everything is chosen from a list. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Panel } from "../ui/panel";
import { Chooser } from "./chooser";

const SEARCH_FROM = 12;

export function Rest({ store }: { store: TableStore }) {
  const legal = store.legal.value,
    n = legal.all.length;
  if (!n) return null;
  return (
    <Panel title={t("your-actions")} end={t("choices", { n })}>
      <div class="body">
        <Chooser table={store} legal={legal} search={n > SEARCH_FROM} />
      </div>
    </Panel>
  );
}
