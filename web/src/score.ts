/* Points and where they come from. */
import type { ScorePart } from "./types";

export const total = (parts: readonly ScorePart[] | undefined): number =>
  (parts ?? []).reduce((sum, part) => sum + part.value, 0);
