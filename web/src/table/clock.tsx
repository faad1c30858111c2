/* How long the awaited one still has. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { dueOf, duration, LATE, useNow } from "./clock-time";

export function Clock({ store }: { store: TableStore }) {
  const due = dueOf(store),
    now = useNow(due !== null);
  if (due === null || store.view.value.over) return <span />;
  const left = due - now;
  return (
    <span class={left < LATE ? "clock late" : "clock"} role="timer" aria-label={t("clock")}>
      <Icon name="glass" />
      {duration(left)}
    </span>
  );
}
