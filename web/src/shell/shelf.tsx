import type { ComponentChildren } from "preact";
import type { GameInfo } from "../api";
import { games } from "../state/session";
import { GameCard } from "./game-card";
import "./game-card.css";

/** All games to choose one from. */
export const Shelf = ({
  href,
  verb,
  facts,
}: {
  href: (game: string) => string;
  verb: string;
  facts?: (game: GameInfo) => ComponentChildren;
}) => (
  <section class="games pick">
    {(games.value ?? []).map(game => (
      <GameCard key={game.id} game={game} href={href(game.id)} verb={verb}>
        {facts?.(game)}
      </GameCard>
    ))}
  </section>
);
