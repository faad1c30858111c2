/* What is kept where, for the worker and for the page that lists it. */

/** Rulebooks, texts and the shelf of lessons. */
export const BOOKS = "approdo-books";
/** The words of lessons that were opened here. */
export const LESSONS = "approdo-lessons";
/** Finished games that were opened here. */
export const GAMES = "approdo-games";
/** The app itself; every build has its own. */
export const SHELL = "approdo-shell-";
