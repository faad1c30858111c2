/* Signs laid over a figure: what the rules refuse, and what is pointed out. Where they stand is asked of the picture itself. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { FigureOut } from "../../server";

interface Sign {
  cell: string;
  kind: "no" | "here";
  /** The middle of its upper right corner, and its size, in hundredths of the picture. */
  x: number;
  y: number;
  w: number;
  h: number;
}

function placed(picture: HTMLElement, cell: string, kind: Sign["kind"]): Sign | null {
  const found = picture.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect(),
    whole = picture.getBoundingClientRect();
  if (!found?.width || !whole.width) return null;
  const across = (n: number) => (100 * n) / whole.width,
    down = (n: number) => (100 * n) / whole.height;
  return {
    cell,
    kind,
    x: across(found.left - whole.left),
    y: down(found.top - whole.top),
    w: across(found.width),
    h: down(found.height),
  };
}

/** A cell whose name people read on a map; it is said where the map is cut off from its margin. */
const NAMED = /^[a-z]\d+$/i;

const Cross = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="10.5" fill="var(--paper-raised)" stroke="var(--wax-text)" stroke-width="2" />
    <path
      d="M-4.500-4.500l9 9M4.500-4.500l-9 9"
      stroke="var(--wax-text)"
      stroke-width="2.600"
      stroke-linecap="round"
    />
  </svg>
);

export function Signs({ figure, within }: { figure: FigureOut; within: RefObject<HTMLElement | null> }) {
  const signs = useSignal<readonly Sign[]>([]);
  useLayoutEffect(() => {
    const picture = within.current;
    if (!picture) return;
    const look = () => {
      signs.value = [
        ...figure.refused.map(cell => placed(picture, cell, "no")),
        ...figure.mark.map(cell => placed(picture, cell, "here")),
      ].filter(sign => sign !== null);
    };
    look();
    if (!("ResizeObserver" in globalThis)) return;
    const watch = new ResizeObserver(look);
    watch.observe(picture);
    return () => watch.disconnect();
  }, [figure]);
  return (
    <>
      {signs.value.map(({ cell, kind, x, y, w, h }) => (
        <span
          key={kind + cell}
          class={`sign ${kind}`}
          style={
            kind === "no"
              ? { left: `${x + w * 0.82}%`, top: `${y + h * 0.18}%` }
              : { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }
          }
        >
          {kind === "no" && <Cross />}
          {NAMED.test(cell) && <b>{cell}</b>}
        </span>
      ))}
    </>
  );
}
