/* Tables that do not call the reader, and may again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableShort } from "../../api";
import { gameName, hostLine } from "../../state/games";
import { t } from "../../text";
import { Button } from "../../ui/button";
import type { Notices } from "./store";

export function QuietTables({ notices, hushed }: { notices: Notices; hushed: readonly string[] }) {
  const mine = useSignal<readonly TableShort[]>([]);
  useEffect(() => {
    if (!hushed.length) return;
    void api
      .myTables()
      .then(found => {
        mine.value = found;
      })
      .catch(() => undefined);
  }, [hushed.length]);
  const quiet = mine.value.filter(table => hushed.includes(table.id) && table.status === "playing");
  if (!quiet.length) return null;
  const wake = async (id: string) => {
    await api.hush(id, true);
    return api.calls();
  };
  return (
    <div class="way">
      <b>{t("notice-quiet-tables")}</b>
      <ul class="under">
        {quiet.map(table => (
          <li key={table.id}>
            {gameName(table.game)}, {hostLine(table)}
            <Button look="small quiet" onClick={() => void notices.try(() => wake(table.id))}>
              {t("notice-wake")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
