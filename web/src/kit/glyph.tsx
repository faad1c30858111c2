import type { SVGAttributes } from "preact";
import { f1 } from "./geometry";
import type { GlyphName } from "./glyphs";
import type { Placed } from "./placed";

/** A glyph inside a drawing, centred on (x, y). */
export const Glyph = ({
  name,
  x,
  y,
  size,
  ...rest
}: Placed & { name: GlyphName } & SVGAttributes<SVGUseElement>) => (
  <use href={`#g-${name}`} x={f1(x - size / 2)} y={f1(y - size / 2)} width={size} height={size} {...rest} />
);
