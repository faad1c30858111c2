/* While others play: the way to the thought of one's next turn and back, and the move that was prepared there. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import "./ahead.css";

export function AheadButton({ store }: { store: TableStore }) {
  const { ahead } = store;
  if (ahead.thinking.value)
    return (
      <Button look="quiet" onClick={() => ahead.close()}>
        <Icon name="undo" />
        {t("ahead-close")}
      </Button>
    );
  if (!ahead.offered.value) return null;
  return (
    <Button look="quiet think" title={t("ahead-help")} onClick={() => void ahead.open()}>
      <Icon name="quill" />
      {t(ahead.prepared.value ? "ahead-change" : "ahead-open")}
    </Button>
  );
}

/** What was prepared, in the line under the board. */
export function preparedWords(store: TableStore): string | null {
  const { ahead, say } = store,
    prepared = ahead.prepared.value;
  if (!prepared || ahead.thinking.value) return null;
  return t("ahead-prepared", { move: say(prepared.action.label.label, prepared.action.label.args) });
}
