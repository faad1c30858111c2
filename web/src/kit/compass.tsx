import { f1, range } from "./geometry";

export function Compass({ x, y, r }: { x: number; y: number; r: number }) {
  const point = (a: number, q: number) => `${f1(x + q * Math.sin(a))} ${f1(y - q * Math.cos(a))}`;
  const half = (a: number, side: 1 | -1, len: number, w: number) =>
    `M${x} ${y}L${point(a + (side * Math.PI) / 4, r * w)}L${point(a, r * len)}z`;
  const points = (
    [
      [22.5, 0.5, 0.1, 8],
      [45, 0.72, 0.15, 4],
      [0, 1, 0.19, 4],
    ] as const
  ).flatMap(([from, len, w, n]) =>
    range(n).map(i => ({ a: ((from + (i * 360) / n) * Math.PI) / 180, len, w })),
  );
  return (
    <>
      <circle cx={x} cy={y} r={f1(r * 0.74)} fill="none" stroke="currentColor" stroke-width="1" />
      <circle cx={x} cy={y} r={f1(r * 0.68)} fill="none" stroke="currentColor" stroke-width=".6" />
      {points.map(({ a, len, w }) => (
        <>
          <path d={half(a, 1, len, w)} fill="currentColor" />
          <path d={half(a, -1, len, w)} fill="var(--paper-raised)" stroke="currentColor" stroke-width=".8" />
        </>
      ))}
      <path
        d={`M${x} ${f1(y - r * 1.34)}c${f1(r * 0.12)} ${f1(r * 0.1)} ${f1(r * 0.1)} ${f1(r * 0.18)} 0 ${f1(r * 0.28)}c${f1(-r * 0.1)} ${f1(-r * 0.1)} ${f1(-r * 0.12)} ${f1(-r * 0.18)} 0 ${f1(-r * 0.28)}z`}
        fill="var(--wax)"
      />
    </>
  );
}
