/* The neat line round a chart: black and white bars. */
import type { ComponentChildren } from "preact";
import { type FrameShape, frameStep } from "./frame-steps";
import { box, f1, range } from "./geometry";
import { Lettering, THREE_DIGITS } from "./lettering";

/** A rectangular neat line; every second step is dark. Children lie on top of it. */
export function Frame({
  shape,
  ground = "var(--sea-wash)",
  numbers = 0,
  fontSize = 13.5,
  children,
}: {
  shape: FrameShape;
  ground?: string;
  numbers?: number;
  fontSize?: number;
  children?: ComponentChildren;
}) {
  const { w, h, bar, across, down } = shape,
    steps = 2 * (across + down);
  const dark = range(steps)
    .filter(n => n % 2)
    .map(n => box(...frameStep(shape, n)))
    .join("");
  return (
    <>
      <rect width={w} height={h} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="2" />
      <rect
        x={bar}
        y={bar}
        width={w - 2 * bar}
        height={h - 2 * bar}
        fill={ground}
        stroke="var(--ink)"
        stroke-width="1.5"
      />
      <path d={dark} fill="var(--ink)" opacity=".82" />
      {numbers > 0 &&
        range(Math.ceil(steps / numbers)).map(k => {
          const [x, y, sw, sh] = frameStep(shape, k * numbers);
          return (
            <Lettering
              x={f1(x + sw / 2)}
              y={f1(y + sh / 2 + fontSize * 0.35)}
              text-anchor="middle"
              font-size={k * numbers > 99 ? fontSize * THREE_DIGITS : fontSize}
              font-weight="700"
              fill="var(--ink)"
              class="serif"
            >
              {k * numbers}
            </Lettering>
          );
        })}
      {children}
    </>
  );
}
