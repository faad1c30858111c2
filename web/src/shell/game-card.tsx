/* A game on the shelf: picture, name, what it is about. */
import type { ComponentChildren } from "preact";
import type { GameInfo } from "../api";
import { Icon } from "../kit";
import { A } from "../router";
import { gameName, tagline } from "../state/games";
import { Vignette } from "./vignette";
import "./game-card.css";

interface GameCardProps {
  game: GameInfo;
  href: string;
  /** What following the card does. */
  verb: string;
  /** Beside it: a quicker way in. */
  quick?: ComponentChildren;
  children?: ComponentChildren;
}

/** The whole card leads where its name leads; what is quicker lies above it. */
export const GameCard = ({ game, href, verb, quick, children }: GameCardProps) => (
  <article class="panel game">
    <Vignette game={game.id} />
    <h2>
      <A href={href} aria-label={`${gameName(game.id)}: ${verb}`}>
        {gameName(game.id)}
      </A>
    </h2>
    <p>{tagline(game.id)}</p>
    <div class="card-foot">
      {children}
      {quick ?? (
        <b aria-hidden="true">
          {verb}
          <Icon name="arrow" size={16} />
        </b>
      )}
    </div>
  </article>
);
