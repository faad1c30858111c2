/* A guided first game: the paragraph a prompt follows is shown when it first matters to this reader. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Paragraph } from "../api";
import { Icon } from "../kit";
import { loadRules, richText } from "../rules";
import { hints } from "../state/settings";
import type { TableStore } from "../state/table";
import { lang, t } from "../text";
import { Paragraphs } from "./paragraph";

const KEY = "approdo.hints-seen";
const stored = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
};
const seen = signal<ReadonlySet<string>>(new Set(stored()));
function markSeen(id: string): void {
  seen.value = new Set(seen.value).add(id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen.value]));
  } catch {
    /* then it is shown once more */
  }
}

/** `strip`: one line under a phone's map that opens when it is pressed; the map gives way and is never covered. */
export function Hint({ store, strip = false }: { store: TableStore; strip?: boolean }) {
  const view = store.now.value,
    found = useSignal<Paragraph | null>(null);
  const id =
    hints.value && store.myTurn.value && !store.looking.value
      ? view?.prompt?.rules?.find(r => !seen.value.has(r))
      : undefined;
  useEffect(() => {
    found.value = null;
    if (id && view)
      void loadRules(view.game, lang.value)
        .then(book => {
          found.value = book.paragraphs.find(p => p.id === id) ?? null;
        })
        .catch(() => undefined);
  }, [id, lang.value]);
  if (!found.value || !id || !view) return null;
  const body = (
    <>
      <p class="text">
        <span dangerouslySetInnerHTML={{ __html: richText(found.value.text) }} />{" "}
        <Paragraphs game={view.game} ids={[id]} />
      </p>
      <p class="row">
        <button class="btn small" onClick={() => markSeen(id)}>
          {t("hint-ok")}
        </button>
        <button
          class="btn small quiet"
          onClick={() => {
            hints.value = false;
          }}
        >
          {t("hint-stop")}
        </button>
      </p>
    </>
  );
  return strip ? (
    <details key={id} class="note strip">
      <summary>
        <Icon name="help" size={18} />
        {t("hint-new")} <span class="faint">§ {id}</span>
      </summary>
      {body}
    </details>
  ) : (
    <div class="note hint" role="status">
      <Icon name="book" size={20} color="var(--sea)" />
      {body}
    </div>
  );
}
