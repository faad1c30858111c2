/* One game's lesson: its goal in a sentence, how far one is, and the way in. */
import { type Signal, useSignal } from "@preact/signals";
import { api, type LessonRow } from "../../api";
import { Icon } from "../../kit";
import { Marks } from "../../lesson/marks";
import { A, go } from "../../router";
import { Vignette } from "../../shell/vignette";
import { gameName } from "../../state/games";
import { ensurePerson } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";

interface LessonCardProps {
  row: LessonRow;
  /** The one to go on with. */
  big?: boolean;
  problem: Signal<boolean>;
}

/** To the table where one left it, else to a new one. */
async function enter(row: LessonRow): Promise<void> {
  if (row.table) return go(`/table/${row.table}`);
  await ensurePerson();
  go(`/table/${(await api.beginLesson(row.game, row.lesson)).table}`);
}

function progressOf(row: LessonRow): string {
  const of = row.titles.length;
  if (row.step >= of) return t("learn-finished");
  if (!row.step && !row.table) return t("learn-steps", { n: of, minutes: row.minutes });
  return t("learn-at", { n: row.step, of, title: row.titles[row.step] ?? "" });
}

function verbOf(row: LessonRow): string {
  if (row.table) return t("learn-go-on");
  return t(row.step >= row.titles.length ? "learn-again" : "learn-begin");
}

export function LessonCard({ row, big = false, problem }: LessonCardProps) {
  const busy = useSignal(false),
    over = row.step >= row.titles.length;
  const open = () => {
    busy.value = true;
    enter(row)
      .catch(() => {
        problem.value = true;
      })
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <article class={`panel lesson-card ${big ? "big" : ""}`}>
      <div class="pic">
        <Vignette game={row.game} />
      </div>
      <div class="words">
        <h2>{gameName(row.game)}</h2>
        <p class="aim">{row.goal}</p>
        <div class="prog">
          <Marks done={row.step} at={row.table ? row.step : -1} of={row.titles.length} />
          <span>
            {over && <Icon name="ok" size={15} />}
            {progressOf(row)}
          </span>
        </div>
        <div class="act">
          <Button
            look={big ? "primary big" : ""}
            disabled={busy.value}
            aria-label={`${verbOf(row)}: ${gameName(row.game)}`}
            onClick={open}
          >
            <Icon name="play" />
            {verbOf(row)}
          </Button>
          {over && (
            <A class="btn quiet" href={`/new/${row.game}`}>
              {t("learn-play")}
            </A>
          )}
          <A class="book" href={`/rules/${row.game}`} aria-label={`${t("rules")}: ${gameName(row.game)}`}>
            <Icon name="book" size={17} />
            {t("rules")}
          </A>
        </div>
      </div>
    </article>
  );
}
