/* The two inks of everything drawn on the island. */

export const INK = "#2A2018",
  CREAM = "#FFF8E2";
