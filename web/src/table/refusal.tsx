/* Why something cannot be done, with its paragraphs. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Toast } from "../ui/toast";
import { Paragraphs } from "./paragraph";

export function Refusal({ store }: { store: TableStore }) {
  const { refusal } = store.errands,
    why = refusal.value;
  if (!why) return null;
  const close = () => {
    refusal.value = null;
  };
  return (
    <Toast role="alert" icon="warn" color="var(--ochre)">
      <p>
        {why.text} <Paragraphs game={store.info.value.game} ids={why.rules} />
      </p>
      <button type="button" class="tool" aria-label={t("close")} onClick={close}>
        <Icon name="no" size={14} />
      </button>
    </Toast>
  );
}
