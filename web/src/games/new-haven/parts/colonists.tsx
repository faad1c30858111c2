/* Colonists at the end of a line: in wax once it is complete. */

import { box, Glyph } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { Cell } from "../../cell";

interface ColonistsProps {
  x: number;
  y: number;
  /** The line's name, and what is said of it. */
  name: string;
  label: string;
  n: number;
  /** About to be completed, complete, can still be doubled, cannot be doubled any more. */
  state: "hot" | "done" | "open" | "single";
}

const INKS = {
  hot: "var(--moss)",
  done: "var(--wax-text)",
  open: "var(--ink-3)",
  single: "var(--ink-3)",
} as const;

export const Colonists = ({ x, y, name, label, n, state }: ColonistsProps) => (
  <g transform={`translate(${x} ${y})`} style={{ color: INKS[state], "--k": "var(--paper-raised)" }}>
    <Cell name={name} label={label} d={box(-20, -13, 40, 28)}>
      <svg overflow="visible" role="presentation">
        <title>{label}</title>
        <Glyph name="colonist" x={-8} y={0} size={22} />
        <Lettering
          x="3"
          y="6"
          font-size="17"
          font-weight={state === "hot" || state === "done" ? 700 : 400}
          fill="currentColor"
          class="serif"
        >
          {n}
        </Lettering>
        {state === "single" && (
          <path d="M-18 12h34" stroke="currentColor" stroke-width="1" stroke-dasharray="2 2" />
        )}
      </svg>
    </Cell>
  </g>
);
