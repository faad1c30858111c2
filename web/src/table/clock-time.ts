/* How long people still have: everybody's main time, and the time of the one awaited. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";
import { t } from "../text";

const DAY = 86400,
  HOUR = 3600;
/** From here on it is shown in another colour; nothing blinks. */
export const LATE = 30;

export function duration(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s >= DAY) return t("clock-days", { d: Math.floor(s / DAY), h: Math.floor((s % DAY) / HOUR) });
  if (s >= HOUR) return t("clock-hours", { h: Math.floor(s / HOUR), m: Math.floor((s % HOUR) / 60) });
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

/** Seconds since 1970, told again every second while somebody's time runs. */
export function useNow(running: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now.value / 1000;
}

/** The end of the reader's own time if it runs, else the first that comes. */
export function dueOf(store: TableStore): number | null {
  const clock = store.message.value?.table.clock,
    me = store.me.value;
  return (me === null || me === undefined ? null : clock?.ends?.[me]) ?? clock?.deadline ?? null;
}
