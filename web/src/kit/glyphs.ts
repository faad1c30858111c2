/* Glyphs on a 24 grid, drawn for 16 to 24 px, a file each in glyphs/. currentColor is the ink, --k the cut (the colour
   below shows through); --gi, --gl, --gt and --gw are ink, light, timber and wheat of the four harvests. */
const FILES = import.meta.glob<string>("./glyphs/*.svg", { query: "?raw", import: "default", eager: true });

/** The drawing without the file's own frame, on one line. */
const inside = (file: string): string =>
  file
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim();

/** By name: what stands in a symbol. */
export const GLYPHS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.slice("./glyphs/".length, -".svg".length), inside(file)]),
);

export const GLYPH_NAMES = [
  "sheep",
  "stone",
  "timber",
  "wheat",
  "colonist",
  "pilgrim",
  "barn",
  "ship",
  "coin",
  "food",
  "wood",
  "rock",
  "wool",
  "cloth",
  "paper",
  "coal",
  "rawiron",
  "rawsilver",
  "iron",
  "silver",
  "sword",
  "coins",
  "mineral",
  "banner",
  "barrow",
  "worker",
  "tile",
  "house",
  "card",
  "hand",
  "star",
  "badge",
  "trial",
  "entertainment",
  "trade",
  "finance",
  "education",
  "death",
  "justice",
  "hope",
  "despair",
  "undespair",
  "undo",
  "seal",
  "glass",
  "bell",
  "mail",
  "book",
  "help",
  "sun",
  "sound",
  "gear",
  "map",
  "people",
  "quill",
  "chat",
  "me",
  "rotate",
  "eye",
  "lock",
  "bot",
  "link",
  "play",
  "arrow",
  "warn",
  "no",
  "ok",
  "anchor",
  "crown",
  "scales",
] as const;

export type GlyphName = (typeof GLYPH_NAMES)[number];
