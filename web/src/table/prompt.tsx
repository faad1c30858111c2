/* The one bar: who acts, what is to be done, what follows, and the buttons that are not on the board. */

import { useEffect, useRef } from "preact/hooks";
import type { BoardParts, SeatView } from "../games/board";
import { SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { list, t } from "../text";
import type { View } from "../types";
import { useFit } from "../ui/fit";
import { Acts } from "./acts";
import { Clock } from "./clock";
import { Following } from "./following";
import { awaited, waitedFor } from "./hearing";
import { atNames, Named } from "./named";
import { Paragraphs } from "./paragraph";
import { PastBar } from "./past";
import { StillToBeHeard } from "./still-to-be-heard";
import "./prompt.css";

/** How often a line may be set smaller (prompt.css, `data-fit`). */
const SIZES = 5;

interface PromptProps {
  store: TableStore;
  parts: BoardParts | null;
}

/** The viewer if asked, else who is; at the end the winner. */
function actorOf({ viewer, actors, outcome }: View): number {
  if (viewer !== null && actors.includes(viewer)) return viewer;
  return actors[0] ?? outcome?.winners[0] ?? viewer ?? 0;
}

export function sentenceOf(store: TableStore, parts: BoardParts | null): string {
  const view = store.view.value,
    names = (seats: readonly number[]) =>
      list(seats.map(seat => store.seats.value[seat]?.name ?? "").filter(Boolean));
  const own = parts?.sentence?.();
  if (own) return own;
  if (view.over) {
    const winners = view.outcome?.winners ?? [];
    return t("game-over", { players: names(winners), n: winners.length });
  }
  if (view.prompt) return store.say(view.prompt.key, view.prompt.args);
  return view.actors.length ? t("waiting-for", { players: names(view.actors) }) : t("waiting");
}

/** The sentence with its first word or name in bold. */
function Sentence({ text, seats }: { text: string; seats: readonly SeatView[] }) {
  if (atNames(text, seats).some(part => typeof part !== "string")) return <Named text={text} seats={seats} />;
  /* An article is no word to be bold alone: it goes with its heading. */
  const cut = /^\S{1,3}\s[^:.?!]{1,17}(?=:)/.exec(text)?.[0].length ?? text.search(/[\s:]/);
  if (cut < 0) return <b>{text}</b>;
  return (
    <>
      <b>{text.slice(0, cut)}</b>
      {text.slice(cut)}
    </>
  );
}

/** The phases of a turn, the present one lit. */
const Steps = ({ names, at }: { names: readonly string[]; at: number }) => (
  <ol class="steps">
    {names.map((name, i) => {
      const past = i < at ? "done" : "";
      return (
        <li key={name} class={i === at ? "on" : past} aria-current={i === at ? "step" : undefined}>
          {name}
        </li>
      );
    })}
  </ol>
);

export const Prompt = ({ store, parts }: PromptProps) =>
  store.lookback.looking.value ? <PastBar store={store} /> : <NowBar store={store} parts={parts} />;

function NowBar({ store, parts }: PromptProps) {
  const view = store.view.value,
    actor = actorOf(view),
    thinking = store.ahead.thinking.value,
    steps = parts?.steps?.(),
    sentence = sentenceOf(store, parts),
    asked = store.myTurn.value || view.over,
    say = useRef<HTMLParagraphElement>(null),
    sub = useRef<HTMLDivElement>(null);
  useFit(say, SIZES);
  useFit(sub, SIZES);
  const waited = !asked && waitedFor(store).length ? awaited() : "",
    toSay = asked ? sentence : waited;
  /* What is asked while something is being carried out is over in a moment. */
  const busy = store.errands.busy.value,
    began = useRef(view.step);
  if (!busy) began.current = view.step;
  const passing = (busy && began.current === view.step) || (parts?.carrying?.() ?? false);
  useEffect(() => {
    if (!passing) store.voice.ask(toSay);
  }, [toSay, passing]);
  return (
    <section
      class={thinking ? "prompt ahead" : "prompt"}
      aria-label={t("prompt")}
      data-step={view.step}
      tabIndex={-1}
    >
      <div class="who">
        <SeatBadge seat={actor} letter={store.seats.value[actor]?.letter} size={42} />
      </div>
      <div class="what">
        {thinking && <p class="steps">{t("ahead-banner")}</p>}
        {steps && !thinking && <Steps {...steps} />}
        <p class="say" ref={say}>
          <span>
            <Sentence text={sentence} seats={store.seats.value} />
          </span>
        </p>
        <div class="sub" ref={sub}>
          <Following store={store} parts={parts} />
          <StillToBeHeard store={store} />
          {view.prompt?.rules && <Paragraphs game={view.game} ids={view.prompt.rules} most={2} />}
        </div>
      </div>
      <Clock store={store} />
      <Acts store={store} parts={parts} />
    </section>
  );
}
