/* The first page without network: what can be read all the same. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../kit";
import { A } from "../../router";
import { NarrowPage } from "../../shell/page";
import { gameName } from "../../state/games";
import { games } from "../../state/session";
import { type KeptGame, keptGames } from "../../state/worker";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import "./offline.css";

const Rulebooks = () => (
  <Panel title={t("rules")}>
    <ul class="kept">
      {(games.value ?? []).map(game => (
        <li key={game.id}>
          <A href={`/rules/${game.id}`}>
            <Icon name="book" size={16} />
            {gameName(game.id)}
          </A>
        </li>
      ))}
    </ul>
  </Panel>
);

const Games = ({ list }: { list: readonly KeptGame[] }) => (
  <Panel title={t("offline-games")}>
    {list.length ? (
      <ul class="kept">
        {list.map(game => (
          <li key={game.id}>
            <A href={`/replay/${game.id}`}>
              <Icon name="play" size={16} />
              {gameName(game.game)}
              <span class="muted">{game.names.join(", ")}</span>
            </A>
          </li>
        ))}
      </ul>
    ) : (
      <p class="body muted">{t("offline-no-games")}</p>
    )}
  </Panel>
);

export function Offline() {
  const list = useSignal<readonly KeptGame[]>([]);
  useEffect(() => {
    void keptGames().then(found => {
      list.value = found;
    });
  }, []);
  return (
    <NarrowPage class="offline">
      <h1>{t("offline")}</h1>
      <p>{t("offline-what")}</p>
      <p>
        <Button look="primary" onClick={() => location.reload()}>
          <Icon name="rotate" />
          {t("try-again")}
        </Button>
      </p>
      <Rulebooks />
      <Games list={list.value} />
    </NarrowPage>
  );
}
