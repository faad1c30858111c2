/* Brackets round the cells that a log line names, while the reader points at it. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { TableStore } from "../state/table";
import { argsOf, isList } from "../text/args";
import type { LogEvent, TextArg } from "../types";
import "./lit.css";

/** Every text in an event's arguments: names of cells are among them, several joined as in H1+H2. */
function wordsIn(arg: TextArg | undefined): string[] {
  if (typeof arg === "string" || typeof arg === "number") return [String(arg), ...String(arg).split("+")];
  if (isList(arg)) return arg.flatMap(wordsIn);
  return Object.values(argsOf(arg)).flatMap(wordsIn);
}

export function cellsOf(event: LogEvent, root: ParentNode): Element[] {
  const names = new Set(Object.values(event.args ?? {}).flatMap(wordsIn));
  return [...root.querySelectorAll<HTMLElement>(".board [data-cell]")].filter(cell =>
    names.has(cell.dataset.cell ?? ""),
  );
}

/** A log line that the reader points at; else the cells of the move that a bot advises. */
export function Lit({ store }: { store: TableStore }) {
  const boxes = useSignal<readonly DOMRect[]>([]),
    pointed = store.lit.value,
    event = pointed ?? store.advice.event.value;
  useLayoutEffect(() => {
    const measure = () => {
      boxes.value = event ? cellsOf(event, document).map(cell => cell.getBoundingClientRect()) : [];
    };
    measure();
    /* What is advised stays while the page scrolls or is zoomed. */
    if (!event || pointed) return;
    addEventListener("scroll", measure, true);
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure, true);
      removeEventListener("resize", measure);
    };
  }, [event]);
  return (
    <div class="lit-cells" aria-hidden="true">
      {boxes.value
        .filter(box => box.width > 0)
        .map(({ x, y, width, height }, i) => (
          <i
            key={i}
            class={pointed ? "" : "advised"}
            style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          />
        ))}
    </div>
  );
}
