/* How fast a table with invited players goes, and whether strangers may join. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api";
import { type GlyphName, Icon } from "../../kit";
import { A } from "../../router";
import { capital, t } from "../../text";
import { Panel } from "../../ui/panel";
import { Radios } from "../../ui/radios";
import { DAYS, ENDS, PACES, type Pace, TIMES, type Times } from "./clock";
import type { Draft } from "./draft";
import "./pace.css";

const ICONS: Readonly<Record<Pace, GlyphName>> = { live: "people", clock: "glass", days: "sun" };

const Paces = ({ draft }: { draft: Draft }) => (
  <div class="paces" role="radiogroup" aria-label={t("pace")}>
    {PACES.map(pace => (
      <label key={pace} class={draft.pace.value === pace ? "on" : ""}>
        <input
          type="radio"
          name="pace"
          checked={draft.pace.value === pace}
          onChange={() => {
            draft.pace.value = pace;
          }}
        />
        <b>
          <Icon name={ICONS[pace]} size={18} />
          {capital(t(`pace-${pace}`))}
        </b>
        <span>{t(`pace-${pace}-help`)}</span>
      </label>
    ))}
  </div>
);

const timesText = (times: Times): string => {
  const [minutes = 0, seconds] = times.split("+").map(Number);
  return seconds === undefined
    ? t("times-move", { m: minutes })
    : t("times-main", { m: minutes, s: seconds });
};

const WEEK = [0, 1, 2, 3, 4, 5, 6];

const DaysOff = ({ draft }: { draft: Draft }) => {
  const off = draft.clock.off,
    flip = (day: number) => {
      const next = off.value.includes(day) ? off.value.filter(d => d !== day) : [...off.value, day];
      if (next.length < WEEK.length) off.value = next;
    };
  return (
    <fieldset class="option">
      <legend>{t("days-off")}</legend>
      <div class="radios">
        {WEEK.map(day => (
          <label key={day} class={off.value.includes(day) ? "pill on" : "pill"}>
            <input type="checkbox" checked={off.value.includes(day)} onChange={() => flip(day)} />
            {t(`day-${day}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Whether people will be told that it is their turn: only what this server can do is promised. */
function Told() {
  const able = useSignal<boolean | null>(null);
  useEffect(() => {
    void api
      .ways()
      .then(ways => {
        able.value = ways.mail || ways.push !== null;
      })
      .catch(() => undefined);
  }, []);
  if (able.value === null) return null;
  return (
    <p class="muted">
      {able.value ? (
        <>
          {t("pace-told")} <A href="/settings">{t("pace-told-how")}</A>
        </>
      ) : (
        t("pace-not-told")
      )}
    </p>
  );
}

const ClockChoices = ({ draft: { pace, clock } }: { draft: Draft }) => (
  <>
    {pace.value === "clock" ? (
      <Radios
        name="times"
        legend={t("times")}
        value={clock.times.value}
        values={TIMES}
        text={timesText}
        set={value => {
          clock.times.value = value;
        }}
      />
    ) : (
      <Radios
        name="days"
        legend={t("days-per-move")}
        value={clock.days.value}
        values={DAYS}
        text={n => t("n-days", { n })}
        set={value => {
          clock.days.value = value;
        }}
      />
    )}
  </>
);

const TimeOut = ({ draft: { clock } }: { draft: Draft }) => (
  <Radios
    name="time-out"
    legend={t("time-out")}
    help={t(`time-out-${clock.end.value}-help`)}
    value={clock.end.value}
    values={ENDS}
    text={end => t(`time-out-${end}`)}
    set={value => {
      clock.end.value = value;
    }}
  />
);

export const PacePanel = ({ draft }: { draft: Draft }) => (
  <Panel title={t("pace")}>
    <div class="body">
      <Paces draft={draft} />
      {draft.pace.value !== "live" && (
        <div class="options clock-choices">
          <ClockChoices draft={draft} />
          {draft.pace.value === "days" && <DaysOff draft={draft} />}
          <TimeOut draft={draft} />
          {draft.pace.value === "days" && <Told />}
        </div>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={draft.open.value}
          onChange={e => {
            draft.open.value = e.currentTarget.checked;
          }}
        />{" "}
        {t("public-table")}
      </label>
    </div>
  </Panel>
);
