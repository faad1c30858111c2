/* The door: landfall, five games, a seat. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableShort } from "../../api";
import { Icon } from "../../kit";
import { A } from "../../router";
import { GameCard } from "../../shell/game-card";
import { Top } from "../../shell/top";
import { seatsText } from "../../state/games";
import { games, person } from "../../state/session";
import { t } from "../../text";
import { Door } from "./door";
import { Lobby } from "./lobby";
import { PlayNow } from "./play-now";
import { Returning } from "./returning";
import "./home.css";

const Games = ({ problem }: { problem: Signal<boolean> }) => (
  <section class="games" aria-label={t("the-games")}>
    {(games.value ?? []).map(game => (
      <GameCard
        key={game.id}
        game={game}
        href={`/new/${game.id}`}
        verb={t("set-up")}
        quick={<PlayNow game={game.id} look="small" problem={problem} />}
      >
        <span>
          <Icon name="people" size={16} />
          <span class="vh">{t("players")}: </span>
          {seatsText(game)}
        </span>
        {game.minutes && (
          <span>
            <Icon name="glass" size={16} />
            {t("minutes", { n: game.minutes })}
          </span>
        )}
      </GameCard>
    ))}
  </section>
);

const Foot = () => (
  <footer class="foot">
    <nav aria-label={t("nav-more")}>
      <A href="/my-games">{t("nav-mine")}</A>
      <A href="/learn">{t("nav-learn")}</A>
      <A href="/rules">{t("rules")}</A>
      <A href="/account">{t("account")}</A>
      <A href="/settings">{t("settings")}</A>
    </nav>
    {t("colophon")}
  </footer>
);

/** The reader's running games. */
function useMine(): readonly TableShort[] {
  const mine = useSignal<readonly TableShort[]>([]);
  useEffect(() => {
    if (!person.value?.id) return;
    void api
      .myTables()
      .then(list => {
        mine.value = list.filter(table => table.status === "playing");
      })
      .catch(() => undefined);
  }, [person.value?.id]);
  return mine.value;
}

export function Home() {
  const problem = useSignal(false),
    mine = useMine(),
    waiting = mine.filter(table => table.your_turn);
  return (
    <div class="home">
      <Top />
      <main>
        {waiting.length > 0 && (
          <div class="wrap">
            <Returning tables={waiting} />
          </div>
        )}
        <Door problem={problem} />
        <div class="wrap">
          <Games problem={problem} />
          <Lobby mine={mine} />
        </div>
      </main>
      <Foot />
    </div>
  );
}
