/* The prompt's buttons: the game's own, all actions, undo, and the seal. */
import { useRef } from "preact/hooks";
import type { BoardParts, Seal } from "../games/board";
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { AdviceButton } from "./advice-button";
import { AheadButton } from "./ahead";
import { Cap } from "./cap";
import { DoneButton } from "./done-button";
import { Key } from "./key";
import { LAID_OUT } from "./log";
import { buttonsOf, pressOf, sealOf } from "./seal";

const AllActions = ({ store }: { store: TableStore }) => (
  <Button
    look="quiet opt"
    onClick={() => {
      store.finder.value = true;
    }}
  >
    <Icon name="quill" />
    {t("actions-all")} <Key of="find" />
  </Button>
);

/** Undo; where it has nothing, the table can still be asked to go back. */
function Undo({ store }: { store: TableStore }) {
  const { can_undo: can, viewer } = store.view.value,
    acted = store.log.value.some(event => event.seat === viewer && !LAID_OUT.has(event.kind)),
    asks = !can && acted && store.info.value.proposal === null;
  if (asks)
    return (
      <Button
        look="quiet ask"
        aria-label={t("ask-back")}
        title={t("ask-back-help")}
        onClick={() => void store.commands.propose({ kind: "take-back" })}
      >
        <Icon name="undo" />
        <span>{t("ask-back")}</span>
      </Button>
    );
  return (
    <Button
      look="quiet"
      aria-disabled={!can}
      title={can ? undefined : t("undo-none")}
      onClick={() => store.undo()}
    >
      <Icon name="undo" />
      {t("undo")} <Key of="undo" />
    </Button>
  );
}

/** While an answer is on its way the seal stays where it was, shut: Undo must not slip under the pointer. */
function useHeld(seal: Seal | null, busy: boolean): Seal | null {
  const last = useRef<Seal | null>(null);
  if (!busy) last.current = seal;
  const held = last.current;
  return seal ?? (busy && held ? { label: held.label, ...(held.key ? { key: held.key } : {}) } : null);
}

export function Acts({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const { viewer, over } = store.view.value,
    seal = useHeld(sealOf(store, parts), store.errands.busy.value),
    Buttons = parts?.Buttons;
  return (
    <div class="acts">
      <DoneButton store={store} />
      {Buttons && <Buttons />}
      {buttonsOf(store, parts).map(action => (
        <Button key={action.id} onClick={() => store.choose(action)}>
          {store.say(action.label.label, action.label.args)}
        </Button>
      ))}
      <AdviceButton store={store} />
      {store.legal.value.all.length > 0 && <AllActions store={store} />}
      <AheadButton store={store} />
      {viewer !== null && !over && !store.ahead.thinking.value && <Undo store={store} />}
      {seal && (
        <Button
          look="primary"
          aria-disabled={!seal.press}
          onClick={e => pressOf(store, seal)?.(e.detail === 0)}
        >
          <Icon name="seal" cut={seal.press ? "var(--wax)" : "var(--paper-raised)"} />
          {seal.label} {seal.press && (seal.key ? <Cap text={seal.key} /> : <Key of="seal" />)}
        </Button>
      )}
    </div>
  );
}
