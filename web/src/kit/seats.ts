/* Seats: colour, shape and letter always together. Seats are numbered from 0, as the engine does. */

import { nth } from "../lookup";

export const MAX_SEATS = 8;
const SHAPES = [
  "M0-10a10 10 0 1 1-.01 0z",
  "M0-11.5L11.500 9.5H-11.5z",
  "M-9-9H9V9H-9z",
  "M0-12L12 0 0 12-12 0z",
  "M0-11L10.800-3.2 6.7 9.3H-6.7L-10.8-3.2z",
  "M-10.5 0L-5.2-9.5H5.200L10.500 0 5.2 9.5H-5.2z",
  "M0-12L3.200-4.2 11.6-3.6 5.2 1.9 7.2 10.1 0 5.6-7.2 10.1-5.2 1.9-11.6-3.6-3.2-4.2z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4z",
] as const;
export const LETTER_Y = [4.1, 6.6, 4.1, 4.1, 4.6, 4.1, 3, 2.8],
  LETTER_SIZE = [11.5, 10, 11.5, 11.5, 11.5, 11.5, 8.5, 8.5];

export const seatColour = (seat: number): string => `var(--p${seat + 1})`;
export const seatShape = (seat: number): string => nth(SHAPES, seat % MAX_SEATS, "SHAPES");
export const seatHatch = (seat: number): string => `url(#hatch-${seat + 1})`;
