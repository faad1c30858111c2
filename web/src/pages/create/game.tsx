/* The game that is being set up: picture, what it is about, how long it takes; and the way to another. */
import type { GameInfo } from "../../api";
import { Icon } from "../../kit";
import { A } from "../../router";
import { Vignette } from "../../shell/vignette";
import { gameName, seatsText, tagline } from "../../state/games";
import { games } from "../../state/session";
import { type Speaker, t } from "../../text";

const Facts = ({ game }: { game: GameInfo }) => (
  <p class="facts">
    <span>
      <Icon name="people" size={16} /> <span class="vh">{t("players")}: </span>
      {seatsText(game)}
    </span>
    <span>
      <Icon name="glass" size={16} /> {t("minutes", { n: game.minutes })}
    </span>
    {game.secrets && (
      <span>
        <Icon name="lock" size={16} /> {t("has-secrets")}
      </span>
    )}
  </p>
);

const Others = ({ than }: { than: string }) => (
  <nav class="other-games" aria-label={t("another-game")}>
    <p class="muted">{t("another-game")}</p>
    <ul>
      {(games.value ?? []).map(({ id }) => (
        <li key={id}>
          <A href={`/new/${id}${location.search}`} {...(id === than ? { "aria-current": "page" } : {})}>
            <Vignette game={id} />
            {gameName(id)}
          </A>
        </li>
      ))}
    </ul>
  </nav>
);

export const TheGame = ({ game, say }: { game: GameInfo; say: Speaker }) => (
  <section class="panel the-game">
    <Vignette game={game.id} />
    <div class="words">
      <h1>
        {gameName(game.id)}
        <span class="vh">: {t("set-up")}</span>
      </h1>
      <p class="about">{say.has("game-about") ? say("game-about") : tagline(game.id)}</p>
      <p class="about short">{tagline(game.id)}</p>
      <Facts game={game} />
      <p>
        <A class="read-rules" href={`/rules/${game.id}`}>
          <Icon name="book" size={15} />
          {t("rules-read")}
        </A>
      </p>
    </div>
    <Others than={game.id} />
  </section>
);
