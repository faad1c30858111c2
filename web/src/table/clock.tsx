/* How long the awaited player still has. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";

const DAY = 86400,
  HOUR = 3600;
export function duration(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s >= DAY) return t("clock-days", { d: Math.floor(s / DAY), h: Math.floor((s % DAY) / HOUR) });
  if (s >= HOUR) return t("clock-hours", { h: Math.floor(s / HOUR), m: Math.floor((s % HOUR) / 60) });
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

export function Clock({ store }: { store: TableStore }) {
  const due = store.message.value?.table.clock?.deadline,
    now = useSignal(Date.now());
  useEffect(() => {
    if (!due) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (!due || store.view.value.over) return <span />;
  const left = due - now.value / 1000;
  return (
    <span class={left < 30 ? "clock late" : "clock"} role="timer" aria-label={t("clock")}>
      <Icon name="glass" />
      {duration(left)}
    </span>
  );
}
