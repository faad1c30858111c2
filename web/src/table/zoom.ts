/* Pan and zoom of a map by its viewBox: wheel with Ctrl, two fingers, drag. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../state/announce";
import { t } from "../text";
import { LEGAL } from "./roving";

export type Box = readonly [x: number, y: number, w: number, h: number];
interface Place {
  x: number;
  y: number;
}

const DEEPEST = 5,
  DRAG = 4,
  /** A place to be touched measures at least so much each way (px). */
  FINGER = 24,
  WHEEL = 1.15;

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** The part of `full` that is `w` wide round (cx, cy), never leaving it. */
export function zoomed([fx, fy, fw, fh]: Box, w: number, cx: number, cy: number): Box {
  const nw = clamp(w, fw / DEEPEST, fw),
    nh = (nw * fh) / fw;
  return [clamp(cx - nw / 2, fx, fx + fw - nw), clamp(cy - nh / 2, fy, fy + fh - nh), nw, nh];
}

function boxOf(svg: SVGSVGElement): Box {
  const [x = 0, y = 0, w = 0, h = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return [x, y, w, h];
}

/** A point of the window in the drawing's own units. */
function pointIn(svg: SVGSVGElement, x: number, y: number): Place {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
}

/** The zoom of the map in a room. */
export class Zoom {
  /** The whole map, once it has been zoomed, and the attribute that says so. */
  private whole: Box | null = null;
  private given = "";

  constructor(private readonly room: () => Element | null) {}

  map(): SVGSVGElement | null {
    return this.room()?.querySelector<SVGSVGElement>("svg.map") ?? null;
  }
  /** A board that changes its own viewBox (phone to desktop) starts again unzoomed. */
  watch(): () => void {
    const svg = this.map();
    if (!svg) return () => undefined;
    const watcher = new MutationObserver(() => {
      if (this.whole && svg.getAttribute("viewBox") === this.given) this.whole = null;
    });
    watcher.observe(svg, { attributes: true, attributeFilter: ["viewBox"] });
    return () => watcher.disconnect();
  }
  by(factor: number, around?: Place): void {
    const svg = this.map();
    if (!svg) return;
    if (!this.whole) {
      this.whole = boxOf(svg);
      this.given = svg.getAttribute("viewBox") ?? "";
    }
    const [x, y, w, h] = boxOf(svg),
      middle = { x: x + w / 2, y: y + h / 2 },
      { x: cx, y: cy } = around ?? middle,
      k = clamp(w / factor, this.whole[2] / DEEPEST, this.whole[2]) / w;
    this.show(svg, zoomed(this.whole, w / factor, cx + (middle.x - cx) * k, cy + (middle.y - cy) * k));
  }
  /** Move by so many pixels of the window. */
  pan(dx: number, dy: number): void {
    const svg = this.map();
    if (!svg || !this.whole) return;
    const [x, y, w, h] = boxOf(svg),
      k = w / svg.clientWidth;
    this.show(svg, zoomed(this.whole, w, x + w / 2 - dx * k, y + h / 2 - dy * k));
  }
  /** A cell that takes the focus comes into view. */
  follow(cell: Element): void {
    const svg = this.map();
    if (!svg || !this.whole || !svg.contains(cell)) return;
    const seen = svg.getBoundingClientRect(),
      { left, right, top, bottom } = cell.getBoundingClientRect();
    if (left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom) return;
    const { x, y } = pointIn(svg, (left + right) / 2, (top + bottom) / 2);
    this.show(svg, zoomed(this.whole, boxOf(svg)[2], x, y));
  }
  /** Enlarges a map whose places are too small for a finger, around the point touched; true when it did. */
  enlarge(x: number, y: number): boolean {
    const svg = this.map(),
      places = [...(svg?.querySelectorAll(LEGAL) ?? [])].map(place => place.getBoundingClientRect()),
      least = Math.min(...places.map(({ width, height }) => Math.min(width, height)));
    if (!svg || !(least > 0 && least < FINGER)) return false;
    const before = svg.getAttribute("viewBox");
    this.by((FINGER + 1) / least, pointIn(svg, x, y));
    return svg.getAttribute("viewBox") !== before;
  }
  get isZoomed(): boolean {
    return this.whole !== null;
  }
  private show(svg: SVGSVGElement, box: Box): void {
    svg.setAttribute("viewBox", box.map(n => Math.round(n * 10) / 10).join(" "));
  }
}

/** What fingers and mouse do to a zoom. */
class Hands {
  private readonly pointers = new Map<number, PointerEvent>();
  /** How far a drag has gone, and how far apart two fingers were. */
  private moved = 0;
  private apart = 0;
  private touch = false;

  constructor(private readonly zoom: Zoom) {}

  readonly down = (e: PointerEvent): void => {
    if (!(e.target as Element).closest("svg.map")) return;
    this.pointers.set(e.pointerId, e);
    this.touch = e.pointerType === "touch";
    this.moved = 0;
    this.apart = 0;
  };
  readonly move = (e: PointerEvent): void => {
    const last = this.pointers.get(e.pointerId);
    if (!last) return;
    this.pointers.set(e.pointerId, e);
    const [a, b] = [...this.pointers.values()];
    if (a && b) this.pinch(a, b);
    else if (this.zoom.isZoomed) this.drag(e.clientX - last.clientX, e.clientY - last.clientY);
  };
  readonly up = (e: PointerEvent): void => {
    this.pointers.delete(e.pointerId);
    this.apart = 0;
  };
  /** The click that ends a drag is none, and neither is one that had to enlarge the map first. */
  readonly click = (e: MouseEvent): void => {
    const touched = this.touch && (e.target as Element).closest("svg.map") !== null;
    this.touch = false;
    if (this.moved <= DRAG * 2) {
      if (!touched || !this.zoom.enlarge(e.clientX, e.clientY)) return;
      announce(t("zoomed-to-touch"));
    }
    e.stopPropagation();
    this.moved = 0;
  };
  readonly wheel = (e: WheelEvent): void => {
    const svg = this.zoom.map();
    if (!svg || !e.ctrlKey) return;
    e.preventDefault();
    this.zoom.by(e.deltaY < 0 ? WHEEL : 1 / WHEEL, pointIn(svg, e.clientX, e.clientY));
  };

  private pinch(a: PointerEvent, b: PointerEvent): void {
    const svg = this.zoom.map(),
      apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (svg && this.apart)
      this.zoom.by(
        apart / this.apart,
        pointIn(svg, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
      );
    this.apart = apart;
  }
  private drag(dx: number, dy: number): void {
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.moved > DRAG) this.zoom.pan(dx, dy);
  }
}

export function useZoom(room: RefObject<HTMLElement | null>): Zoom {
  const zoom = useRef<Zoom | null>(null);
  zoom.current ??= new Zoom(() => room.current);
  const now = zoom.current;
  useEffect(() => now.watch(), []);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const hands = new Hands(now),
      stop = new AbortController(),
      until = { signal: stop.signal };
    box.addEventListener("pointerdown", hands.down, until);
    addEventListener("pointermove", hands.move, until);
    addEventListener("pointerup", hands.up, until);
    addEventListener("pointercancel", hands.up, until);
    box.addEventListener("focusin", e => now.follow(e.target as Element), until);
    box.addEventListener("click", hands.click, { ...until, capture: true });
    box.addEventListener("wheel", hands.wheel, { ...until, passive: false });
    return () => stop.abort();
  }, []);
  return now;
}
