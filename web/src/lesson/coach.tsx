/* The coach's bar: how far one is, one thing in a sentence or two, why, and the way on. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LessonTold } from "../api";
import { Icon } from "../kit";
import { announce } from "../state/announce";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Button } from "../ui/button";
import { byKey } from "../ui/by-key";
import { Marks } from "./marks";
import type { LessonStore } from "./store";
import "./coach.css";

interface CoachProps {
  store: TableStore;
  lesson: LessonStore;
}

/** What the bar says: a title, a sentence, a reason. */
interface Words {
  title: string;
  say: string;
  why: string;
}

function wordsOf({ lesson, store }: CoachProps, told: LessonTold): Words {
  const step = lesson.step.value,
    doubt = lesson.doubt.value;
  if (doubt) return { title: t("lesson-doubt"), say: doubt.warning.text ?? "", why: "" };
  if (lesson.back.value !== null && step) return step;
  if (told.topic) return { title: t("lesson-new"), say: told.topic.say, why: "" };
  if (!step) return { title: t("lesson-done"), say: t("lesson-done-say"), why: "" };
  if (!told.ready)
    return { title: step.title, say: t(store.myTurn.value ? "lesson-play-on" : "lesson-wait"), why: "" };
  if (told.followed || step.read) return step;
  return {
    title: step.title,
    say: t("lesson-off"),
    why: told.action ? t("lesson-off-move", { action: told.action }) : "",
  };
}

const Doubting = ({ lesson }: { lesson: LessonStore }) => (
  <>
    <Button look="quiet" onClick={() => lesson.settle("anyway")}>
      {t("lesson-anyway")}
    </Button>
    <Button onClick={() => lesson.settle("wait")}>{t("lesson-think")}</Button>
    <Button look="sea" autofocus onClick={() => lesson.settle("better")}>
      {t("lesson-better")}
    </Button>
  </>
);

/** After something was done at the table the way on takes the focus of who plays by keys, when there is one again. */
function useWayOn(reads: boolean): RefObject<HTMLSpanElement | null> {
  const way = useRef<HTMLSpanElement>(null),
    read = useRef(true);
  useEffect(() => {
    const writing = document.activeElement?.matches("input, textarea, dialog *");
    if (reads && !read.current && byKey() && !writing) way.current?.closest("button")?.focus();
    read.current = reads;
  }, [reads]);
  return way;
}

function Ways({ lesson, told }: { lesson: LessonStore; told: LessonTold }) {
  const step = lesson.step.value,
    looking = lesson.back.value !== null,
    reads = looking || told.topic !== null || Boolean(step?.read && told.ready),
    way = useWayOn(reads);
  if (lesson.doubt.value) return <Doubting lesson={lesson} />;
  return (
    <>
      {told.step < told.steps.length && (
        <Button
          look="quiet back"
          aria-disabled={(lesson.back.value ?? told.step) === 0}
          onClick={() => lesson.previous()}
        >
          <Icon name="arrow" />
          <span>{t("lesson-back")}</span>
        </Button>
      )}
      {reads && (
        <Button look="sea" onClick={() => lesson.next()}>
          <span ref={way}>{t(told.topic && !looking ? "lesson-understood" : "lesson-next")}</span>
          <Icon name="arrow" />
        </Button>
      )}
      {!reads && told.move !== null && told.ready && step && (
        <Button onClick={() => lesson.show()}>
          <Icon name="eye" />
          {t("lesson-show")}
        </Button>
      )}
      <Button look="quiet free" title={t("lesson-free-help")} onClick={() => lesson.leave()}>
        {t("lesson-free")}
      </Button>
    </>
  );
}

export function Coach(props: CoachProps) {
  const { lesson } = props,
    told = lesson.told.value,
    words = told && wordsOf(props, told),
    said = words ? `${words.title}. ${words.say} ${words.why}` : "";
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  const at = lesson.back.value ?? told?.step ?? 0,
    of = told?.steps.length ?? 0;
  return (
    <section class="coach" aria-label={t("lesson")} data-step={lesson.step.value?.id ?? ""}>
      {told && words && (
        <>
          <div class="how">
            {at < of && <span class="count">{t("lesson-count", { n: at + 1, of })}</span>}
            <Marks done={told.step} at={at} of={of} />
            <b class="name">{words.title}</b>
          </div>
          <p class="say">{words.say}</p>
          {words.why && (
            <p class="sub">
              <b class="wy">{t("lesson-why")}</b>
              {words.why}
            </p>
          )}
          <div class="ways">
            <Ways lesson={lesson} told={told} />
          </div>
        </>
      )}
    </section>
  );
}
