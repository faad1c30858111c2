export * from "./frame";
export * from "./geometry";
export type { GlyphName } from "./glyphs";
export * from "./marks";
export * from "./pointing";
export * from "./seats";
export type { Terrain } from "./terrain";
