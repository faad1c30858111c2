/* A table that teaches: its coach comes when there is one. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";

export function Taught({ store }: { store: TableStore }) {
  const taught = store.taught.value,
    lesson = useSignal<ComponentType<{ store: TableStore }> | null>(null),
    Lesson = lesson.value;
  useEffect(() => {
    if (taught)
      void import("../lesson").then(module => {
        lesson.value = module.default;
      });
  }, [taught]);
  return taught && Lesson ? <Lesson store={store} /> : null;
}
