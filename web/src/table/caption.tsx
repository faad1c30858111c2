/* The line under the board: why not, what is pointed at, or the rule of this moment. Its height never changes. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Paragraph } from "../api";
import type { BoardParts } from "../games/board";
import { type GlyphName, Icon } from "../kit";
import { RichText } from "../shell/rich-text";
import { hints } from "../state/settings";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { useFit } from "../ui/fit";
import { AdviceWords } from "./advice-words";
import { preparedWords } from "./ahead";
import { Following } from "./following";
import { markSeen, useHint } from "./hint";
import { Paragraphs } from "./paragraph";
import "./caption.css";

/** How long a refusal stays to be read. */
const REFUSAL_STAYS = 8000;
/** A paragraph longer than this is opened, not squeezed into the line. */
const LONGEST: Readonly<Record<"phone" | "tablet" | "desktop", number>> = {
  phone: 70,
  tablet: 150,
  desktop: 190,
};

interface LineProps {
  kind: "why" | "under" | "hint" | "idle";
  icon?: GlyphName;
  rules?: readonly string[];
  game: string;
  children: ComponentChildren;
  more?: ComponentChildren;
}

function Line({ kind, icon, rules = [], game, children, more }: LineProps) {
  const words = useRef<HTMLSpanElement>(null);
  useFit(words, 5);
  return (
    <div class={`caption ${kind}`}>
      {icon && <Icon name={icon} size={16} />}
      <span class="words" ref={words}>
        {children}
      </span>
      <Paragraphs game={game} ids={rules} most={2} />
      {more}
    </div>
  );
}

const Close = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="tool" title={label} onClick={onClick}>
    <Icon name="no" size={13} />
  </button>
);

const AdviceMore = ({ store }: { store: TableStore }) => (
  <>
    <button
      type="button"
      class="ask-why"
      onClick={() => {
        store.advice.open.value = true;
      }}
    >
      {t("advice-why")}
    </button>
    <Close label={t("close")} onClick={() => store.advice.drop()} />
  </>
);

/** A rule met for the first time, until it is closed; a long one is opened. */
function HintLine({ store, hint }: { store: TableStore; hint: Paragraph }) {
  const long = hint.text.length > LONGEST[store.width.value];
  const close = (
    <>
      <button
        type="button"
        class="stop"
        onClick={() => {
          hints.value = false;
        }}
      >
        {t("hint-stop")}
      </button>
      <Close label={t("hint-ok")} onClick={() => markSeen(hint.id)} />
    </>
  );
  return (
    <Line kind="hint" icon="help" game={store.view.value.game} rules={[hint.id]} more={close}>
      {long ? t("hint-new") : <RichText text={hint.text} />}
    </Line>
  );
}

/** A refusal is said, and goes by itself or with the next click: that is about something else. */
function useRefusal(store: TableStore, drop: () => void) {
  const why = store.errands.refusal.value;
  useEffect(() => {
    if (!why) return;
    store.voice.alert(why.text);
    const timer = setTimeout(drop, REFUSAL_STAYS);
    document.addEventListener("click", drop, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", drop, true);
    };
  }, [why]);
  return why;
}

export function Caption({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const drop = () => {
    store.errands.refusal.value = null;
  };
  const why = useRefusal(store, drop),
    hint = useHint(store),
    { game, prompt } = store.view.value,
    peeked = store.peek.value,
    size = store.width.value;
  if (why)
    return (
      <Line
        kind="why"
        icon="warn"
        game={game}
        rules={why.rules}
        more={<Close label={t("close")} onClick={drop} />}
      >
        {why.text}
      </Line>
    );
  if (store.advice.thinking.value)
    return (
      <Line kind="hint" icon="glass" game={game}>
        {t("advice-thinking")}
      </Line>
    );
  if (store.advice.shown.value)
    return (
      <Line kind="hint" game={game} more={<AdviceMore store={store} />}>
        <AdviceWords store={store} />
      </Line>
    );
  if (peeked && size !== "phone")
    return (
      <Line kind="under" icon="map" game={game}>
        {store.say(peeked.label.label, peeked.label.args)}
      </Line>
    );
  const prepared = preparedWords(store);
  if (prepared)
    return (
      <Line
        kind="hint"
        icon="seal"
        game={game}
        more={<Close label={t("ahead-drop")} onClick={() => store.ahead.drop()} />}
      >
        {prepared}
      </Line>
    );
  if (hint) return <HintLine store={store} hint={hint} />;
  return (
    <Line kind="idle" game={game} rules={size === "phone" ? (prompt?.rules ?? []) : []}>
      {size === "phone" && !store.lookback.looking.value && <Following store={store} parts={parts} />}
    </Line>
  );
}
