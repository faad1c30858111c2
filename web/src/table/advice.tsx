/* Asking a bot for a hint: the button, its answer in the line under the board, and the reasons on a sheet. */
import { useEffect } from "preact/hooks";
import { Icon } from "../kit";
import { Face } from "../shell/face";
import { levelName } from "../state/crew";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { Key } from "./key";
import { moveOf, Why } from "./why";
import "./advice.css";

export const AdviceButton = ({ store }: { store: TableStore }) =>
  store.advice.offered.value ? (
    <Button
      look="quiet ask"
      title={t("advice-help")}
      aria-label={t("advice")}
      aria-disabled={store.advice.thinking.value}
      onClick={() => void store.advice.ask()}
    >
      <Icon name="help" />
      <span>{t("advice")}</span> <Key of="advice" />
    </Button>
  ) : null;

/** What is said of it in one line. */
export function AdviceWords({ store }: { store: TableStore }) {
  const hint = store.advice.shown.value,
    words = hint ? t("advice-says", { bot: levelName(hint.bot), action: moveOf(store, hint.action) }) : "";
  useEffect(() => {
    if (words) store.voice.now(words);
  }, [words]);
  return hint ? (
    <span class="advice-words">
      <Face level={hint.bot} size={24} />
      {words}
    </span>
  ) : null;
}

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
