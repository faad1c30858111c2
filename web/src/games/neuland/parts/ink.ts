/* Ground and outline of everything printed. */

export const CARD = "var(--card)",
  LINE = "#1c140d";
