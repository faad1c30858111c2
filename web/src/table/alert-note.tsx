/* What concerns the reader: a card above the board that leaves by itself. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Toast } from "../ui/toast";

/* Heard through the one voice: the card itself is silent. */
export function AlertNote({ store }: { store: TableStore }) {
  const alert = store.alerts.now.value;
  if (!alert) return null;
  const drop = () => store.alerts.drop(),
    answer = store.alerts.answer(alert.event);
  return (
    <Toast class="concerns" name={t("alerts")} icon="warn" color="var(--wax-text)">
      <p>{alert.text}</p>
      {answer ? (
        <span class="answers">
          <button type="button" class="btn small" onClick={drop}>
            {t("alert-read")}
          </button>
          <button
            type="button"
            class="btn small primary"
            onClick={() => {
              drop();
              answer.act();
            }}
          >
            {answer.words}
          </button>
        </span>
      ) : (
        <button type="button" class="tool" aria-label={t("close")} onClick={drop}>
          <Icon name="no" size={14} />
        </button>
      )}
    </Toast>
  );
}
