/* What the vignettes share: the inks, the paper and a sky of cuts. */

export const INK = "#241B13",
  CREAM = "#F7EEDB";

export const Ground = () => <rect width="260" height="148" fill="var(--sea-wash)" />;
