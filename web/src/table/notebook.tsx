/* Private notes; saved a moment after the last letter, and kept here until they are. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api";
import { keepDraft, readDraft } from "../state/draft";
import type { TableStore } from "../state/table";
import { t } from "../text";

const SAVE_AFTER = 600;

export function Notebook({ store }: { store: TableStore }) {
  const text = useSignal(""),
    timer = useRef(0);
  const unsaved = `notes/${store.id}`;
  const save = (next: string) =>
    api.saveNotes(store.id, next).then(
      () => {
        if (text.value === next) keepDraft(unsaved, "");
      },
      () => undefined,
    );
  useEffect(() => {
    const left = readDraft(unsaved);
    text.value = left;
    if (left) void save(left);
    else
      void api
        .notes(store.id)
        .then(n => {
          text.value = n.text;
        })
        .catch(() => undefined);
  }, [store.id]);
  const write = (next: string) => {
    text.value = next;
    keepDraft(unsaved, next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(next), SAVE_AFTER);
  };
  return (
    <textarea
      class="notes"
      aria-label={t("notes")}
      placeholder={t("notes-hint")}
      maxLength={8000}
      value={text.value}
      onInput={e => write(e.currentTarget.value)}
    />
  );
}
