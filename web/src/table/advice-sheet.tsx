/* The reasons of a bot that was asked for a hint. */
import { Face } from "../shell/face";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Sheet } from "../ui/sheet";
import { moveOf, Why } from "./why";
import "./advice.css";

export function AdviceSheet({ store }: { store: TableStore }) {
  const hint = store.advice.shown.value;
  if (!hint || !store.advice.open.value) return null;
  return (
    <Sheet
      title={t("advice-why")}
      onClose={() => {
        store.advice.open.value = false;
      }}
    >
      <div class="advice">
        <Face level={hint.bot} size={64} />
        <div>
          <p class="advice-move">{moveOf(store, hint.action)}</p>
          <Why store={store} why={hint} />
          <p class="muted">{t("advice-view")}</p>
        </div>
      </div>
    </Sheet>
  );
}
