import { SeatMark } from "./seat-mark";

/** The mark as a picture of its own. */
export const SeatBadge = ({ seat, letter, size = 34 }: { seat: number; letter?: string; size?: number }) => (
  <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    <SeatMark seat={seat} letter={letter} />
  </svg>
);
