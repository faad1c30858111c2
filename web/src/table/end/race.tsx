/* The score over time. A slider lies over the picture: by hand or by keys it goes from round to round, and lets go
   on the board of that moment. */
import { useSignal } from "@preact/signals";
import { SeatMark, seatColour } from "../../kit";
import { nth } from "../../lookup";
import type { TableStore } from "../../state/table";
import type { Story } from "../../state/table/story";
import { list, t } from "../../text";
import { Panel } from "../../ui/panel";
import { HIGH, lineOf, type Mark, marksOf, NARROW, type Plot, plotOf, spread, WIDE } from "./chart";

interface RaceProps {
  store: TableStore;
  story: Story;
}

const chapterName = (store: TableStore, n: number): string =>
  store.say.has("story-chapter") ? store.say("story-chapter", { n }) : t("chapter", { n });

/** "round 11: Anna 20, Marco 28". */
function inWords(store: TableStore, story: Story, mark: Mark): string {
  const scores = store.seats.value.map(who => `${who.name} ${mark.scores[who.seat] ?? 0}`),
    common = mark.common === null ? [] : [`${store.say("story-common")} ${mark.common}/${story.goal ?? 0}`];
  return `${chapterName(store, mark.chapter)}: ${list([...scores, ...common])}`;
}

const Ground = ({ plot, marks }: { plot: Plot; marks: readonly Mark[] }) => {
  const chapters = marks.filter((mark, i) => mark.chapter > 0 && marks[i - 1]?.chapter !== mark.chapter),
    every = Math.max(1, Math.ceil(chapters.length / 8));
  return (
    <>
      {plot.rungs.map(value => (
        <g key={value}>
          <path
            d={`M${plot.left} ${plot.y(value)}H${plot.right}`}
            stroke="var(--rule)"
            stroke-dasharray={value ? "2 4" : undefined}
          />
          <text x={plot.left - 6} y={plot.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {chapters
        .filter((mark, i) => i % every === 0 || mark === chapters.at(-1))
        .filter(
          (mark, i, all) =>
            mark === all.at(-1) || plot.x(nth(all, i + 1, "all").step) - plot.x(mark.step) > 16,
        )
        .map(mark => (
          <text key={mark.step} x={plot.x(mark.step)} y={plot.foot + 17} text-anchor="middle">
            {mark.chapter}
          </text>
        ))}
    </>
  );
};

/** What all watch together: a shaded ground up to it, and the goal as a line. */
const Common = ({ plot, marks, goal }: { plot: Plot; marks: readonly Mark[]; goal: number }) => (
  <>
    <path
      class="race-common"
      d={`${lineOf(marks, plot, mark => mark.common ?? 0)}V${plot.foot}H${plot.left}z`}
    />
    <path class="race-goal" d={`M${plot.left} ${plot.y(goal)}H${plot.right}`} />
  </>
);

const Lines = ({ store, plot, marks }: { store: TableStore; plot: Plot; marks: readonly Mark[] }) => {
  const seats = store.seats.value,
    last = nth(marks, marks.length - 1, "marks"),
    ends = spread(seats.map(({ seat }) => plot.y(last.scores[seat] ?? 0)));
  return (
    <>
      {seats.map(({ seat, letter }) => {
        const d = lineOf(marks, plot, mark => mark.scores[seat] ?? 0),
          end = ends[seat] ?? 0;
        return (
          <g key={seat} fill="none" stroke-linejoin="round">
            <path class="race-core" d={d} />
            <path d={d} stroke={seatColour(seat)} stroke-width="2.8" />
            <path
              d={`M${plot.right} ${plot.y(last.scores[seat] ?? 0)}L${plot.right + 14} ${end}`}
              stroke="var(--ink-3)"
            />
            <g transform={`translate(${plot.right + 26} ${end})`}>
              <SeatMark seat={seat} letter={letter} scale={0.78} />
            </g>
          </g>
        );
      })}
    </>
  );
};

export function Race({ store, story }: RaceProps) {
  const marks = marksOf(story),
    plot = plotOf(story, store.width.value === "desktop" ? WIDE : NARROW),
    pointed = useSignal<number | null>(null),
    last = marks.length - 1,
    past = store.lookback.past.value?.step,
    shown = past === undefined ? last : marks.findLastIndex(mark => mark.step <= past),
    at = pointed.value ?? shown,
    mark = marks[at] ?? nth(marks, last, "marks");
  return (
    <Panel class="race" title={t("race")} end={at === last ? t("race-hint") : inWords(store, story, mark)}>
      <div class="race-box">
        <svg viewBox={`0 0 ${plot.wide} ${HIGH}`} aria-hidden="true">
          {story.goal !== null && <Common plot={plot} marks={marks} goal={story.goal} />}
          <Ground plot={plot} marks={marks} />
          <Lines store={store} plot={plot} marks={marks} />
          {at !== last && <path class="race-at" d={`M${plot.x(mark.step)} 4V${plot.foot}`} />}
        </svg>
        <input
          type="range"
          aria-label={t("race")}
          aria-valuetext={inWords(store, story, mark)}
          style={{
            left: `${(100 * plot.left) / plot.wide}%`,
            right: `${100 - (100 * plot.right) / plot.wide}%`,
          }}
          min={0}
          max={last}
          value={at}
          onInput={e => {
            pointed.value = Number(e.currentTarget.value);
          }}
          onChange={e => {
            const chosen = Number(e.currentTarget.value);
            pointed.value = null;
            store.lookback.lookAt(chosen === last ? null : nth(marks, chosen, "marks").step);
          }}
        />
      </div>
    </Panel>
  );
}
