/* Are you sure? */
import { useSignal, useSignalEffect } from "@preact/signals";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { endsGame } from "../state/table/commands";
import { t } from "../text";
import { Button } from "../ui/button";
import { Sheet } from "../ui/sheet";

export function Sure({ store }: { store: TableStore }) {
  const { asked } = store.commands,
    action = asked.value,
    round = useSignal(0);
  /* The board goes on showing what would be done, wherever the pointer is. */
  useSignalEffect(() => {
    if (asked.value && store.peek.value !== asked.value) store.peek.value = asked.value;
  });
  if (!action) return null;
  const close = () => {
    asked.value = store.peek.value = null;
  };
  /* A second Enter must not do by mistake what the first one was asked about. */
  const left = store.commands.leavesMoves(action);
  const confirm = () => {
    close();
    store.commands.choose(action, true);
  };
  /* A click on the board answers, too: on the same place it confirms, on another it asks about that one. */
  const beside = (there: Element | null) => {
    close();
    round.value += 1;
    there
      ?.closest("[data-cell]")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (asked.value?.id === action.id && !left) confirm();
  };
  return (
    <Sheet
      key={`${action.id} ${round.value}`}
      title={t("sure")}
      about="sure-about"
      docked
      onClose={close}
      onBeside={beside}
    >
      <div id="sure-about">
        <p class="say">{store.say(action.label.label, action.label.args)}</p>
        {endsGame(action) && <p>{t("sure-ends")}</p>}
        {left && <p>{t("sure-moves-left")}</p>}
      </div>
      <p class="row end">
        <Button autofocus={left} onClick={close}>
          {t(left ? "play-on" : "cancel")}
        </Button>
        <Button look="primary" autofocus={!left} onClick={confirm}>
          <Icon name="seal" cut="var(--wax)" />
          {t("confirm")}
        </Button>
      </p>
    </Sheet>
  );
}
