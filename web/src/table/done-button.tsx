import type { TableStore } from "../state/table";
import { t } from "../text";
import { sayDone, waitedFor } from "./hearing";

/** "Done" while a bot waits for this person; it can be taken back until the bot has decided. */
export function DoneButton({ store }: { store: TableStore }) {
  const hearing = store.lookback.looking.value ? null : store.info.value.hearing;
  const mine = store.message.value?.you ?? [];
  const waiting = waitedFor(store);
  const done = mine.filter(seat => hearing?.done.includes(seat));
  if (waiting.length > 0)
    return (
      <button type="button" class="btn primary hear" onClick={() => sayDone(store, waiting)}>
        {t("hearing-done")}
      </button>
    );
  return done.length > 0 ? (
    <button type="button" class="btn hear" onClick={() => store.commands.sayDone(done, false)}>
      {t("hearing-not-done")}
    </button>
  ) : null;
}
