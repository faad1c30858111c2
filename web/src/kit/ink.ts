/** Ink of everything printed on tiles and cards, both themes. */
export const INK = "#241B13";
