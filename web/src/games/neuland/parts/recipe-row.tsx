/* A recipe in a panel: inputs, arrow, yield. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../../kit";
import { nth } from "../../../lookup";
import { glyphOf, type Tile } from "../model";

export const RecipeRow = ({ tile, size = 15 }: { tile: Tile; size?: number }) => {
  const first = nth(tile.recipes, 0, "recipes"),
    second = tile.recipes[1];
  const icons = (goods: readonly (string | null)[], s: number): ComponentChildren =>
    goods.map((g, i) => <Icon key={i} name={glyphOf(g)} size={s} />);
  return (
    <span class="nl-rec">
      {icons(first.inputs, size)}
      {first.inputs.length > 0 && !tile.family && <em>→</em>}
      {tile.family
        ? null
        : icons(second ? [first.output, second.output] : [first.output], second ? size + 1 : size + 6)}
    </span>
  );
};
