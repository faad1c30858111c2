/* Inks and measures of the harvest board. */

export const INK = "#2A2018",
  CREAM = "#FFF8E2",
  OFFER = 124,
  TRACK = 21,
  /** The margin with the names of rows and columns. */
  MARGIN = 22,
  /** The width of a track that stands beside the map, markers included. */
  UPRIGHT = 104;
