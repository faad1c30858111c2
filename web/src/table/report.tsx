/* A word to the host of the server about somebody at this table. */
import { useSignal } from "@preact/signals";
import { api, reasonOf } from "../api";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { Wrong } from "../ui/wrong";

const LONGEST = 1000;

export function Report({ store }: { store: TableStore }) {
  const wrong = useSignal(""),
    sent = useSignal(false),
    others = store.seats.value.filter(who => !who.me && !who.bot);
  const send = (e: SubmitEvent) => {
    e.preventDefault();
    const data = new FormData(e.currentTarget as HTMLFormElement),
      seat = String(data.get("seat"));
    api
      .report(store.id, seat === "" ? null : Number(seat), String(data.get("text")).trim())
      .then(() => {
        sent.value = true;
      })
      .catch(error => {
        wrong.value = reasonOf(error);
      });
  };
  if (sent.value) return <p role="status">{t("report-sent")}</p>;
  return (
    <details>
      <summary>
        <Icon name="banner" size={16} /> {t("report")}
      </summary>
      <form onSubmit={send} class="report">
        <label class="labelled">
          {t("report-whom")}
          <select class="field" name="seat">
            <option value="">{t("report-table")}</option>
            {others.map(who => (
              <option key={who.seat} value={who.seat}>
                {who.name}
              </option>
            ))}
          </select>
        </label>
        <label class="labelled">
          {t("report-what")}
          <textarea class="field" name="text" required maxLength={LONGEST} rows={3} />
        </label>
        <Button submit>{t("report-send")}</Button>
        <Wrong text={wrong.value} />
      </form>
    </details>
  );
}
