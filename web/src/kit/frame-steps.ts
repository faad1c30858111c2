import type { Point } from "./geometry";

export interface FrameShape {
  w: number;
  h: number;
  across: number;
  down: number;
  bar: number;
}

/** Box of step n of a frame, clockwise from the top left corner: [x, y, w, h]. */
export function frameStep(
  { w, h, across, down, bar }: FrameShape,
  n: number,
): readonly [number, number, number, number] {
  const dx = (w - 2 * bar) / across,
    dy = (h - 2 * bar) / down;
  const top = n % (2 * (across + down)),
    right = top - across,
    bottom = right - down,
    left = bottom - across;
  if (top < across) return [bar + top * dx, 0, dx, bar];
  if (right < down) return [w - bar, bar + right * dy, bar, dy];
  if (bottom < across) return [w - bar - (bottom + 1) * dx, h - bar, dx, bar];
  return [0, h - bar - (left + 1) * dy, bar, dy];
}

/** Where a mark stands inside the frame beside step n. */
export function besideStep(shape: FrameShape, n: number, off = 21): Point {
  const [x, y, w, h] = frameStep(shape, n),
    cx = x + w / 2,
    cy = y + h / 2;
  if (y === 0) return [cx, cy + off];
  if (x > shape.w - shape.bar - 2) return [cx - off, cy];
  if (y > shape.h - shape.bar - 2) return [cx, cy - off];
  return [cx + off, cy];
}
