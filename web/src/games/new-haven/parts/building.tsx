/* Tiles, buildings and chips of New Haven. */

import { building } from "../model";
import { Disc } from "./disc";

export const Building = ({ code, r, down }: { code: string; r: number; down?: boolean }) => (
  <Disc {...building(code)} r={r} {...(down ? { down } : {})} />
);
