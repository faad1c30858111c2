/* A resource as a small round chip in running text or in a drawing. */
import type { Resource } from "../model";
import { ChipMark } from "./chip-mark";

export const Chip = ({ resource, size = 22 }: { resource: Resource; size?: number }) => (
  <svg class="nh-art" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <ChipMark resource={resource} />
  </svg>
);
