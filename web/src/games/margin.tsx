/* The names of columns and rows in a quiet margin: what texts and log call a place by. */

interface MarginProps {
  columns: readonly { name: string; x: number }[];
  rows: readonly { name: string; y: number }[];
  /** The line on which the letters stand, and the middle of the numbers. */
  y: number;
  x: number;
  size: number;
}

export const Margin = ({ columns, rows, x, y, size }: MarginProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; every cell says its own name
  <g class="margin" font-size={size} text-anchor="middle" fill="var(--ink-3)" aria-hidden="true">
    {columns.map(({ name, x: at }) => (
      <text key={name} x={at} y={y} class="serif">
        {name}
      </text>
    ))}
    {rows.map(({ name, y: at }) => (
      <text key={name} x={x} y={at + size * 0.35} class="serif">
        {name}
      </text>
    ))}
  </g>
);
