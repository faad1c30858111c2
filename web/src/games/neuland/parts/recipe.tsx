/* What a free production building needs and yields. */

import { need, nth } from "../../../lookup";
import type { Tile, Where } from "../model";
import { On } from "./on";

/** Side by side across the axis when there are two. */
const Row = ({
  at,
  d,
  goods,
  r,
  gap,
}: {
  at: Where;
  d: number;
  goods: readonly (string | null)[];
  r: number;
  gap: number;
}) => (
  <>
    {goods.map((g, i) => (
      <On key={i} at={at} d={d} e={(i - (goods.length - 1) / 2) * gap} r={r} good={g} />
    ))}
  </>
);

export function Recipe({ at, tile, minerals }: { at: Where; tile: Tile; minerals: readonly string[] }) {
  const first = nth(tile.recipes, 0, "recipes"),
    outputs = tile.recipes.map(r => r.output);
  if (tile.recipes.length > 1) {
    const raw = [...new Set(tile.recipes.flatMap(r => r.inputs))].filter(
      g => !first.inputs.includes(g) || !tile.recipes.every(r => r.inputs.includes(g)),
    );
    return (
      <>
        <On
          at={at}
          d={-37}
          r={8.5}
          good={need(
            first.inputs.find(g => !raw.includes(g)),
            "inputs",
          )}
        />
        <Row at={at} d={-18} goods={raw} r={8.5} gap={19} />
        <Row at={at} d={5} goods={outputs} r={12} gap={26} />
      </>
    );
  }
  const mine = first.output === null,
    d = first.inputs.length ? 1 : -6;
  return (
    <>
      <Row at={at} d={first.inputs.length > 1 ? d - 25 : d - 27} goods={first.inputs} r={9.5} gap={20} />
      {mine ? (
        <>
          <On at={at} d={-3} r={15} good={minerals[0] ?? null} faint={!minerals.length} />
          <Row at={at} d={17} goods={minerals.slice(1)} r={8.5} gap={18} />
        </>
      ) : (
        <On at={at} d={d} r={17} good={first.output} />
      )}
    </>
  );
}
