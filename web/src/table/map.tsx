/* The frame round a board's map: pan and zoom by its viewBox, arrow keys over its cells. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text";

type Box = readonly [x: number, y: number, w: number, h: number];
const ZOOM = 1.6,
  DEEPEST = 5,
  DRAG = 4;

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
/** The part of `full` that shows `k` times larger round (cx, cy), never leaving it. */
export function zoomed([fx, fy, fw, fh]: Box, w: number, cx: number, cy: number): Box {
  const nw = clamp(w, fw / DEEPEST, fw),
    nh = (nw * fh) / fw;
  return [clamp(cx - nw / 2, fx, fx + fw - nw), clamp(cy - nh / 2, fy, fy + fh - nh), nw, nh];
}

/** The nearest cell in a direction, seen from where the focus is. */
export function nextCell(
  cells: readonly { x: number; y: number }[],
  from: { x: number; y: number },
  key: string,
): number {
  const [ux, uy] = (
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<
      string,
      [number, number]
    >
  )[key] ?? [0, 0];
  let best = -1,
    least = Infinity;
  cells.forEach(({ x, y }, i) => {
    const dx = x - from.x,
      dy = y - from.y,
      along = dx * ux + dy * uy,
      off = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (along > 2 && along + off * 2.5 < least) {
      least = along + off * 2.5;
      best = i;
    }
  });
  return best;
}

export function walkCells(e: KeyboardEvent): void {
  const here = e.target as Element;
  if (!e.key.startsWith("Arrow") || !here.matches?.("[data-cell]")) return;
  const cells = [...(e.currentTarget as Element).querySelectorAll<SVGElement>("[data-cell]")].filter(
    c => c !== here,
  );
  const middle = (c: Element) => {
    const r = c.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  };
  const next = cells[nextCell(cells.map(middle), middle(here), e.key)];
  if (next) {
    e.preventDefault();
    next.focus();
  }
}

export function MapBox({
  glance,
  children,
  below,
}: {
  glance: ComponentChildren;
  children: ComponentChildren;
  below?: ComponentChildren;
}) {
  const room = useRef<HTMLElement>(null),
    full = useRef<Box | null>(null),
    given = useRef("");
  const map = () => room.current?.querySelector<SVGSVGElement>("svg.map") ?? null;
  const now = (svg: SVGSVGElement): Box =>
    svg.getAttribute("viewBox")!.split(" ").map(Number) as unknown as Box;
  const set = (svg: SVGSVGElement, box: Box) =>
    svg.setAttribute("viewBox", box.map(n => Math.round(n * 10) / 10).join(" "));
  const ready = (svg: SVGSVGElement): Box => {
    if (!full.current) {
      full.current = now(svg);
      given.current = svg.getAttribute("viewBox")!;
    }
    return full.current;
  };
  /** A board that changes its own viewBox (phone to desktop) starts again unzoomed. */
  useEffect(() => {
    const svg = map();
    if (!svg) return;
    const watcher = new MutationObserver(() => {
      if (full.current && svg.getAttribute("viewBox") === given.current) full.current = null;
    });
    watcher.observe(svg, { attributes: true, attributeFilter: ["viewBox"] });
    return () => watcher.disconnect();
  }, []);
  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const svg = map();
    if (!svg) return;
    const whole = ready(svg),
      [x, y, w, h] = now(svg),
      c = at ?? { x: x + w / 2, y: y + h / 2 },
      nw = w / factor,
      k = clamp(nw, whole[2] / DEEPEST, whole[2]) / w;
    set(svg, zoomed(whole, nw, c.x + (x + w / 2 - c.x) * k, c.y + (y + h / 2 - c.y) * k));
  };
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const pointers = new Map<number, PointerEvent>();
    let moved = 0,
      pinch = 0;
    const point = (svg: SVGSVGElement, x: number, y: number) => {
      const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
      return { x: p.x, y: p.y };
    };
    const down = (e: PointerEvent) => {
      if ((e.target as Element).closest("svg.map")) {
        pointers.set(e.pointerId, e);
        moved = 0;
        pinch = 0;
      }
    };
    const move = (e: PointerEvent) => {
      const last = pointers.get(e.pointerId),
        svg = map();
      if (!last || !svg) return;
      pointers.set(e.pointerId, e);
      const all = [...pointers.values()];
      if (all.length === 2) {
        const [a, b] = all as [PointerEvent, PointerEvent],
          d = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (pinch) zoom(d / pinch, point(svg, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
        pinch = d;
      } else if (full.current) {
        const [x, y, w] = now(svg),
          whole = full.current,
          k = w / svg.clientWidth,
          h = (w * whole[3]) / whole[2];
        moved += Math.abs(e.clientX - last.clientX) + Math.abs(e.clientY - last.clientY);
        if (moved > DRAG)
          set(
            svg,
            zoomed(
              whole,
              w,
              x + w / 2 - (e.clientX - last.clientX) * k,
              y + h / 2 - (e.clientY - last.clientY) * k,
            ),
          );
      }
    };
    const up = (e: PointerEvent) => {
      pointers.delete(e.pointerId);
      pinch = 0;
    };
    const stray = (e: MouseEvent) => {
      if (moved > DRAG * 2) {
        e.stopPropagation();
        moved = 0;
      }
    };
    const wheel = (e: WheelEvent) => {
      const svg = map();
      if (!svg || !e.ctrlKey) return;
      e.preventDefault();
      zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, point(svg, e.clientX, e.clientY));
    };
    box.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    box.addEventListener("click", stray, true);
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      box.removeEventListener("click", stray, true);
      box.removeEventListener("wheel", wheel);
    };
  }, []);
  return (
    <main class="board" ref={room} onKeyDown={walkCells}>
      <div class="glance">
        {glance}
        <span class="zoom">
          <button aria-label={t("zoom-in")} onClick={() => zoom(ZOOM)}>
            +
          </button>
          <button aria-label={t("zoom-out")} onClick={() => zoom(1 / ZOOM)}>
            −
          </button>
        </span>
      </div>
      {children}
      {below && <div class="below">{below}</div>}
    </main>
  );
}
