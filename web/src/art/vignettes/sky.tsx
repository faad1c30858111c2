import { dice, gouge, range } from "../../kit";

export const Sky = ({
  ink,
  seed,
  n = 7,
  gap = 7,
}: {
  ink: string;
  seed: number;
  n?: number;
  gap?: number;
}) => {
  const r = dice(seed);
  let d = "";
  range(n).forEach(i => {
    for (let x = -10; x < 260; ) {
      const w = 16 + r() * 50;
      if (r() > 0.35) d += gouge(x, 7 + i * gap, x + w, 7 + i * gap, 0.9);
      x += w + 6 + r() * 22;
    }
  });
  return <path d={d} fill={ink} />;
};
