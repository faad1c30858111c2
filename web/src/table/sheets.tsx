/* What opens above the table: why not, are you sure, all actions, keys, a paragraph of the rules. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon, SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { lang, t } from "../text";
import { Sheet } from "../ui/dialog";
import { loadRules, richText } from "../rules";
import type { Paragraph } from "../api";
import { Chooser } from "./chooser";
import { openParagraph, Paragraphs } from "./paragraph";

export function WhyNot({ store }: { store: TableStore }) {
  const why = store.refusal.value;
  if (!why) return null;
  return (
    <div class="note" role="alert">
      <Icon name="warn" size={20} color="var(--ochre)" />
      <p>
        {why.text} <Paragraphs game={store.info.value.game} ids={why.rules} />
      </p>
      <button
        class="tool"
        aria-label={t("close")}
        onClick={() => {
          store.refusal.value = null;
        }}
      >
        <Icon name="no" size={14} />
      </button>
    </div>
  );
}

export function Sure({ store }: { store: TableStore }) {
  const action = store.asked.value;
  if (!action) return null;
  const close = () => {
    store.asked.value = null;
  };
  return (
    <Sheet title={t("sure")} onClose={close}>
      <p class="say">{store.say(action.label.label, action.label.args)}</p>
      <p class="row end">
        <button class="btn" onClick={close}>
          {t("cancel")}
        </button>
        <button
          class="btn primary"
          autofocus
          onClick={() => {
            close();
            store.choose(action, true);
          }}
        >
          <Icon name="seal" cut="var(--wax)" />
          {t("confirm")}
        </button>
      </p>
    </Sheet>
  );
}

export const Finder = ({ store }: { store: TableStore }) =>
  store.finder.value ? (
    <Sheet
      wide
      title={t("actions-all")}
      onClose={() => {
        store.finder.value = false;
      }}
    >
      <Chooser
        table={store}
        legal={store.legal.value}
        search
        onChosen={() => {
          store.finder.value = false;
        }}
      />
    </Sheet>
  ) : null;

const KEYS: readonly (readonly [string, string])[] = [
  ["← ↑ → ↓", "key-arrows"],
  ["↵", "key-enter"],
  ["/", "key-find"],
  ["U", "key-undo"],
  ["E", "key-end"],
  ["[ ]", "key-history"],
  ["?", "key-help"],
];
export const Help = ({
  onClose,
  more,
}: {
  onClose: () => void;
  more: readonly (readonly [string, string])[];
}) => (
  <Sheet title={t("help")} onClose={onClose}>
    <p>{t("help-board")}</p>
    <dl class="keys">
      {[...KEYS, ...more].map(([k, text]) => (
        <>
          <dt key={k}>
            <kbd>{k}</kbd>
          </dt>
          <dd>{text.startsWith("key-") ? t(text) : text}</dd>
        </>
      ))}
    </dl>
  </Sheet>
);

/** One paragraph with its neighbours, beside the board; the whole reader is one click away. */
export function ParagraphSheet() {
  const open = openParagraph.value,
    found = useSignal<readonly Paragraph[]>([]),
    mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    found.value = [];
    void loadRules(open.game, lang.value).then(book => {
      const i = book.paragraphs.findIndex(p => p.id === open.id);
      found.value = i < 0 ? [] : book.paragraphs.slice(Math.max(0, i - 1), i + 3);
    });
  }, [open, lang.value]);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "nearest" });
  }, [found.value]);
  if (!open) return null;
  return (
    <Sheet
      title={t("paragraph", { id: open.id })}
      onClose={() => {
        openParagraph.value = null;
      }}
    >
      {found.value.map(p => (
        <article
          key={p.id}
          ref={p.id === open.id ? mark : undefined}
          class={p.id === open.id ? "rule on" : "rule"}
        >
          <b>§ {p.id}</b> <span dangerouslySetInnerHTML={{ __html: richText(p.text) }} />
        </article>
      ))}
      {!found.value.length && <p class="faint">{t("loading")}</p>}
      <p>
        <a href={`/rules/${open.game}#${open.id}`} target="_blank" rel="noopener">
          {t("rules-whole")}
        </a>
      </p>
    </Sheet>
  );
}

/** Hot-seat: nobody sees the next player's secrets before that player sits down. */
export function Curtain({ seat, store, onLift }: { seat: number; store: TableStore; onLift: () => void }) {
  const who = store.seats.value[seat];
  return (
    <section
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t("curtain", { player: who?.name ?? "" })}
    >
      <SeatBadge seat={seat} letter={who?.letter} size={96} />
      <h2>{t("curtain", { player: who?.name ?? "" })}</h2>
      <p>{t("curtain-hint")}</p>
      <button class="btn primary" autofocus onClick={onLift}>
        <Icon name="eye" />
        {t("curtain-lift")}
      </button>
    </section>
  );
}
