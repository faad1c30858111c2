/* One paragraph with its neighbours, beside the board; the whole reader is one click away. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Paragraph } from "../api";
import { loadRules } from "../rules";
import { RichText } from "../shell/rich-text";
import { lang, t } from "../text";
import { Sheet } from "../ui/sheet";
import { openParagraph } from "./paragraph";

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
  const close = () => {
    openParagraph.value = null;
  };
  return (
    <Sheet title={t("paragraph", { id: open.id })} onClose={close}>
      {found.value.map(p => (
        <article
          key={p.id}
          ref={p.id === open.id ? mark : undefined}
          class={p.id === open.id ? "rule on" : "rule"}
        >
          <b>§ {p.id}</b> <RichText text={p.text} />
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
