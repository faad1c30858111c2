import type { TableStore } from "../state/table";
import { list, t } from "../text";

/** Who may still speak before the decision that is awaited. */
export function StillToBeHeard({ store }: { store: TableStore }) {
  const waiting = store.lookback.looking.value ? [] : (store.info.value.hearing?.waiting ?? []);
  const others = waiting
    .filter(seat => seat !== store.me.value)
    .map(seat => store.seats.value[seat]?.name ?? "");
  return others.length > 0 ? <span>{t("hearing-waiting", { players: list(others) })}</span> : null;
}
