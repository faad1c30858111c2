/* Terrains as arguments of a text. */
import type { Ground } from "../model";

export const terrainList = (terrains: readonly { name: Ground }[]) =>
  [...new Set(terrains.map(t => t.name))].map(name => ({ label: `terrain-${name}` }));
