/* What is heard: one region that waits, one that interrupts. A board's own words go through the same voice. */
import { useEffect, useRef } from "preact/hooks";
import { announced } from "../state/announce";
import type { TableStore } from "../state/table";

export function Voices({ store }: { store: TableStore }) {
  const text = announced.value,
    first = useRef(text);
  useEffect(() => {
    if (text !== first.current) store.voice.now(text);
  }, [text]);
  return (
    <>
      <p class="vh said" role="status" aria-live="polite" aria-atomic="true">
        {store.voice.said.value}
      </p>
      <p class="vh alerted" role="alert" aria-live="assertive" aria-atomic="true">
        {store.voice.alerted.value}
      </p>
    </>
  );
}
