/* Before somebody decides, the others may give or speak: who still may, and a "done" of one's own. */
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

/** The reader's seats that a bot waits for before it decides. */
export function waitedFor(store: TableStore): number[] {
  const hearing = store.lookback.looking.value ? null : store.info.value.hearing;
  return (store.message.value?.you ?? []).filter(seat => hearing?.waiting.includes(seat));
}

/** "Done" while a bot waits for this person; it can be taken back until the bot has decided. */
export function DoneButton({ store }: { store: TableStore }) {
  const hearing = store.lookback.looking.value ? null : store.info.value.hearing;
  const mine = store.message.value?.you ?? [];
  const waiting = waitedFor(store);
  const done = mine.filter(seat => hearing?.done.includes(seat));
  if (waiting.length > 0)
    return (
      <button type="button" class="btn primary hear" onClick={() => store.commands.sayDone(waiting, true)}>
        {t("hearing-done")}
      </button>
    );
  return done.length > 0 ? (
    <button type="button" class="btn hear" onClick={() => store.commands.sayDone(done, false)}>
      {t("hearing-not-done")}
    </button>
  ) : null;
}
