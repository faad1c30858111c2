/* A summary that was asked for by a key, to be read as well as heard; it leaves by itself. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Toast } from "../ui/toast";

/** So long it stays to be read (ms): at least, and per letter. */
const SHORTEST = 4000,
  PER_LETTER = 60;

export function ToldNote({ store }: { store: TableStore }) {
  const { shown } = store.voice,
    text = shown.value,
    { over } = store.view.value;
  /* What was told of the play is no more so at its end, which nothing is laid over. */
  useEffect(() => {
    if (over) shown.value = null;
  }, [over]);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(
      () => {
        shown.value = null;
      },
      SHORTEST + text.length * PER_LETTER,
    );
    return () => clearTimeout(timer);
  }, [text]);
  if (text === null || over) return null;
  return (
    <Toast class="told" icon="quill" scrolls={t("told-note")}>
      <p aria-hidden="true">{text}</p>
    </Toast>
  );
}
