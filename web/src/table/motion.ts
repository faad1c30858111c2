/* Pieces travel: where a thing with `data-piece` was and where it is are compared, and the way between is shown. */
import { useEffect } from "preact/hooks";
import { moves } from "../state/settings";
import type { TableStore } from "../state/table";
import type { Thing } from "./roving";

/** How long a way takes (ms): at least, per pixel, at most. Shorter ways than LEAST px are none. */
const SHORTEST = 150,
  PER_PIXEL = 0.6,
  LONGEST = 450,
  LEAST = 3;
/** A drawing that changes its own size or zoom does not move its pieces. */
const FRAME = "svg.map, svg[viewBox]";

interface Was {
  x: number;
  y: number;
  frame: string;
}

const middle = (piece: Element): { x: number; y: number } => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
function frameOf(piece: Element): string {
  const frame = (piece as SVGElement).ownerSVGElement ?? piece.closest(FRAME);
  if (!frame) return "";
  const { x, y, width, height } = frame.getBoundingClientRect();
  return [frame.getAttribute("viewBox"), x, y, width, height].map(String).join(" ");
}
const isShown = (piece: Element): boolean => piece.getClientRects().length > 0;

/** A way on the screen in the piece's own units: drawings are scaled and turned. */
function inOwnUnits(piece: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  if (!matrix) return { x: dx, y: dy };
  const { a, b, c, d } = matrix.inverse();
  return { x: a * dx + c * dy, y: b * dx + d * dy };
}

export class Motion {
  private readonly before = new Map<string, Was>();
  private asked = 0;

  constructor(private readonly root: ParentNode = document) {}

  /** A new frame comes: remember where everything is, and look again before it is painted. */
  readonly frame = (): void => {
    if (!moves() || document.hidden) return;
    this.before.clear();
    for (const piece of this.pieces())
      if (isShown(piece))
        this.before.set(piece.dataset.piece ?? "", { ...middle(piece), frame: frameOf(piece) });
    cancelAnimationFrame(this.asked);
    this.asked = requestAnimationFrame(() => this.play());
  };

  private pieces(): Thing[] {
    return [...this.root.querySelectorAll<Thing>(".table [data-piece]")];
  }
  private play(): void {
    for (const piece of this.pieces()) {
      const was = this.before.get(piece.dataset.piece ?? "");
      if (was && isShown(piece)) this.travel(piece, was);
    }
    this.before.clear();
  }
  private travel(piece: Thing, was: Was): void {
    const is = middle(piece),
      dx = was.x - is.x,
      dy = was.y - is.y,
      far = Math.hypot(dx, dy),
      sameRoom = was.frame === frameOf(piece);
    /* In another drawing it came from elsewhere; in the same one that was resized it only seems to. */
    if (far < LEAST || (!sameRoom && was.frame.split(" ")[0] === frameOf(piece).split(" ")[0])) return;
    const from = inOwnUnits(piece, dx, dy);
    piece.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: "translate(0px, 0px)" }],
      {
        duration: Math.min(LONGEST, SHORTEST + far * PER_PIXEL),
        easing: "cubic-bezier(.3, 0, .2, 1)",
        /* On top of the place that the drawing itself gives. */
        composite: "add",
      },
    );
  }
}

export function useMotion(store: TableStore): void {
  useEffect(() => {
    store.onFrame = new Motion().frame;
    return () => {
      store.onFrame = () => undefined;
    };
  }, [store]);
}
