/* The list of all that concerned the reader. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Sheet } from "../ui/sheet";

export function AlertList({ store }: { store: TableStore }) {
  const { all, open } = store.alerts;
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <Sheet title={t("alerts")} onClose={close}>
      {all.value.length === 0 && <p class="faint">{t("alerts-none")}</p>}
      <ol class="alerts">
        {all.value.map(({ text, event }, i) => (
          <li key={i}>
            <button
              type="button"
              class="entry"
              onClick={() => {
                close();
                store.lookback.look(event);
              }}
            >
              <Icon name="warn" size={18} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
