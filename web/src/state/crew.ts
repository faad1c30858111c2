/* The ship's company: what the strengths of bots are called, and who is offered to whom. */
import type { GameInfo } from "../api";
import { t } from "../text";

/** From the weakest to the strongest. */
export const CREW: readonly string[] = ["beginner", "easy", "medium", "hard", "expert"];

/** 1 to 5; 0 for who is none of the crew. */
export const strengthOf = (level: string): number => CREW.indexOf(level) + 1;

const said = (key: string): string => (t.has(key) ? t(key) : "");
export const levelName = (level: string): string => said(`level-${level}`) || level;
/** Its temperament in a sentence. */
export const levelAbout = (level: string): string => said(`level-${level}-about`);
/** "medium"; the name of who is none of the crew. */
export const levelStrength = (level: string): string =>
  (said(`level-${level}-strength`) || levelName(level)).toLowerCase();
/** "Boatswain, medium". */
export function levelLine(level: string): string {
  const strength = said(`level-${level}-strength`);
  return strength ? t("level-and-strength", { name: levelName(level), strength }) : levelName(level);
}

/** Who people play against; where there is no crew, every bot. */
export const crewOf = (game: GameInfo): readonly string[] => (game.crew.length ? game.crew : game.bots);
/** The others: for research, and of other packages. */
export const researchOf = (game: GameInfo): readonly string[] =>
  game.bots.filter(level => !crewOf(game).includes(level));
