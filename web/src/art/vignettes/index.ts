/* Five vignettes, 260 x 148: what a table of each game looks like, told as a woodcut. */
import type { FunctionComponent } from "preact";
import { Neuland } from "./neuland";
import { NewEngland } from "./new-england";
import { NewHaven } from "./new-haven";
import { NewSalem } from "./new-salem";
import { TerraNova } from "./terra-nova";

export const VIGNETTES: Readonly<Record<string, FunctionComponent>> = {
  "new-haven": NewHaven,
  "terra-nova": TerraNova,
  "new-england": NewEngland,
  neuland: Neuland,
  "new-salem": NewSalem,
};
