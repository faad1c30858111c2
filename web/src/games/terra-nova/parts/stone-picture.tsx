/* Pieces and small pictures of Terra Nova. */
import { StoneArt } from "./stone-art";

export const StonePicture = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
    <StoneArt />
  </svg>
);
