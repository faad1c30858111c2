/* Learn by playing: a guided first game per game, and how far one has come. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type LessonRow } from "../../api";
import { Page } from "../../shell/page";
import { games, person } from "../../state/session";
import { lang, t } from "../../text";
import { Wrong } from "../../ui/wrong";
import { LessonCard } from "./card";
import "./learn.css";

/** The games' order on the shelf; the one that is under way comes first. */
function ordered(rows: readonly LessonRow[]): LessonRow[] {
  const shelf = (games.value ?? []).map(game => game.id),
    sorted = [...rows].sort((a, b) => shelf.indexOf(a.game) - shelf.indexOf(b.game)),
    running = sorted.find(row => row.table !== null) ?? sorted.find(row => row.step < row.titles.length);
  return running ? [running, ...sorted.filter(row => row !== running)] : sorted;
}

export function Learn() {
  const rows = useSignal<readonly LessonRow[] | null>(null),
    problem = useSignal(false);
  useEffect(() => {
    void api
      .lessons()
      .then(found => {
        rows.value = found;
      })
      .catch(() => {
        problem.value = true;
      });
  }, [lang.value, person.value?.id]);
  const [first, ...rest] = ordered(rows.value ?? []);
  return (
    <Page>
      <main class="learn">
        <header>
          <h1>{t("learn-title")}</h1>
          <p>{t("learn-about")}</p>
        </header>
        <Wrong text={problem.value ? t("error-server") : ""} />
        {first && <LessonCard row={first} big problem={problem} />}
        <div class="more">
          {rest.map(row => (
            <LessonCard key={row.game + row.lesson} row={row} problem={problem} />
          ))}
        </div>
      </main>
    </Page>
  );
}
