import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { duration, useNow } from "./clock-time";

/** The main time of one seat; nothing at tables without. */
export function SeatClock({ store, seat }: { store: TableStore; seat: number }) {
  const clock = store.message.value?.table.clock,
    ends = clock?.ends?.[seat] ?? null,
    left = clock?.left?.[seat],
    now = useNow(ends !== null);
  if (left === undefined || left === null) return null;
  return (
    <span class={ends === null ? "time" : "time runs"} title={t("clock")}>
      <Icon name="glass" size={14} />
      <span class="vh">{t("clock")}: </span>
      {duration(ends === null ? left : ends - now)}
    </span>
  );
}
