/* The end of a game: the result, the board as its hero, where the points came from, how they grew, what mattered. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { BoardParts } from "../../games/board";
import type { TableStore } from "../../state/table";
import { t } from "../../text";
import type { Outcome, ScorePart } from "../../types";
import { Notes } from "../notes";
import { Refusal } from "../refusal";
import { Sheets } from "../sheets";
import { TalkPanel } from "../talk";
import { Voices } from "../voices";
import { decidingOf, rivalOf, sourcesOf } from "./columns";
import { Hero } from "./hero";
import { Moments } from "./moments";
import { WhatNext } from "./next";
import { Race } from "./race";
import { Sources } from "./sources";
import { Verdict } from "./verdict";
import "./end.css";

interface EndPageProps {
  store: TableStore;
  parts: BoardParts | null;
  outcome: Outcome;
  top: ComponentChildren;
  /** Look at the game from its beginning. */
  onReview: () => void;
}

export function EndPage({ store, parts, outcome, top, onReview }: EndPageProps) {
  const story = store.story.told.value,
    lines = outcome.breakdown.map((own, seat): readonly ScorePart[] => [
      ...own,
      ...((story?.ties[seat] ?? []) as readonly ScorePart[]),
    ]),
    sources = sourcesOf(store.say, lines),
    rival = rivalOf(outcome),
    deciding = rival && decidingOf(sources, outcome, rival);
  useEffect(() => {
    void store.story.ask();
  }, [store]);
  return (
    <div
      class={`ended ${parts?.class ?? ""}`}
      data-past={store.lookback.looking.value ? "" : undefined}
      data-talk={store.talk.value}
    >
      {top}
      <main id="main">
        <div class="verdict-bar">
          <Verdict
            store={store}
            outcome={outcome}
            deciding={deciding}
            reasonFirst={story !== null && story.goal !== null}
          />
          <WhatNext store={store} onReview={onReview} />
        </div>
        <Hero store={store} parts={parts} outcome={outcome} />
        <div class="end-side">
          <Sources
            store={store}
            outcome={outcome}
            sources={sources}
            deciding={deciding}
            unit={parts?.player?.(outcome.winners[0] ?? 0).unit ?? t("points")}
          />
          {story && <Race store={store} story={story} />}
          {story && <Moments store={store} story={story} />}
          {!story && <p class="faint story-none">{t(store.story.failed.value ? "story-gone" : "loading")}</p>}
          <TalkPanel store={store} parts={parts} />
        </div>
      </main>
      <Refusal store={store} />
      <Notes store={store} />
      <Voices store={store} />
      <Sheets store={store} />
    </div>
  );
}
