export * from "./geometry";
export type { GlyphName } from "./glyphs";
export type { Terrain } from "./terrain";
export * from "./marks";
export * from "./seats";
export * from "./frame";
