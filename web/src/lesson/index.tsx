/* The coach at the table: loaded when a table teaches. */
import { useEffect, useMemo } from "preact/hooks";
import type { TableStore } from "../state/table";
import { Coach } from "./coach";
import { Pointer } from "./pointer";
import { LessonStore } from "./store";

export default function Lesson({ store }: { store: TableStore }) {
  const lesson = useMemo(() => new LessonStore(store), [store]);
  useEffect(() => lesson.open(), [lesson]);
  return (
    <>
      <Coach store={store} lesson={lesson} />
      <Pointer store={store} points={lesson.points.value} step={lesson.step.value?.id ?? ""} />
    </>
  );
}
