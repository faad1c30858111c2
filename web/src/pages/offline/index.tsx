/* The first page without network: what can be read all the same. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../kit";
import { A } from "../../router";
import { NarrowPage } from "../../shell/narrow-page";
import { gameName } from "../../state/games";
import { type KeptLesson, keptLessons } from "../../state/kept-lessons";
import { games } from "../../state/session";
import { type KeptGame, keptGames } from "../../state/worker";
import { lang, t } from "../../text";
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

const Lessons = ({ list }: { list: readonly KeptLesson[] }) => (
  <Panel title={t("offline-lessons")}>
    {list.map(lesson => (
      <details class="lesson" key={`${lesson.game} ${lesson.id}`}>
        <summary>{gameName(lesson.game)}</summary>
        {lesson.steps.map(step => (
          <section key={step.id}>
            <h3>{step.title}</h3>
            <p>{step.say}</p>
            {step.why && <p class="muted">{step.why}</p>}
          </section>
        ))}
      </details>
    ))}
  </Panel>
);

export function Offline() {
  const list = useSignal<readonly KeptGame[]>([]),
    lessons = useSignal<readonly KeptLesson[]>([]);
  useEffect(() => {
    void keptGames().then(found => {
      list.value = found;
    });
  }, []);
  useEffect(() => {
    void keptLessons(lang.value).then(found => {
      lessons.value = found;
    });
  }, [lang.value]);
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
      {lessons.value.length > 0 && <Lessons list={lessons.value} />}
      <Games list={list.value} />
    </NarrowPage>
  );
}
