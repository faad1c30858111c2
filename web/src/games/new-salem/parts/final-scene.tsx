/* The end as a scene: nothing is told before it is shown. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { need } from "../../../lookup";
import type { Final } from "../model";
import type { Play } from "../play";
import { CastMember } from "./cast-member";
import { NightRow } from "./night-row";
import { Sky } from "./sky";

/** How long a turned character is looked at before the next one turns. */
const EACH = 2000;

interface SumProps {
  from: number;
  plus: number;
  minus: number;
  to: number;
}

/** Figures for the eye, a sentence for the ear. */
const Sum = ({ from, plus, minus, to, told }: SumProps & { told: string }) => (
  <>
    <p class="vh">{told}</p>
    <p class="sum" aria-hidden="true">
      {plus + minus > 0 && (
        <>
          {from} {plus > 0 && <i>+ {plus}</i>} {minus > 0 && <em>− {minus}</em>} ={" "}
        </>
      )}
      <b>{to}</b>
    </p>
  </>
);

function Turned({ play }: { play: Play }) {
  const { say, view } = play.table,
    { order, turned } = play.reveal,
    shown = order.value.slice(0, turned.value),
    witches = shown.filter(seat => view.value.aids.known[seat]?.side === "witch").length;
  return (
    <>
      <p>{say("ns-turned", { n: turned.value, of: order.value.length })}</p>
      <p class="two">
        <span>{say("ns-turned-witches", { n: witches })}</span>{" "}
        <span>{say("ns-turned-puritans", { n: shown.length - witches })}</span>
      </p>
    </>
  );
}

/** The figures of the present step, large. */
function Tally({ play, final }: { play: Play; final: Final }) {
  const { say, view } = play.table,
    each = view.value.aids.trial_despair,
    trials = {
      from: final.cubes,
      plus: each * (final.free_witches + final.tried_puritans),
      minus: each * final.tried_witches,
      to: final.after_trials,
    },
    sets = {
      from: final.after_trials,
      plus: final.added_by_sets,
      minus: final.removed_by_sets,
      to: final.despair,
    },
    steps: readonly ComponentChildren[] = [
      <Turned key="1" play={play} />,
      <Sum key="2" {...trials} told={say("ns-sum-told", trials)} />,
      <Sum key="3" {...sets} told={say("ns-sum-told", sets)} />,
      <p key="4" class="fate">
        {say(`ns-verdict-${final.reason}`)}
      </p>,
    ];
  return (
    <div class="tally" aria-live="polite" aria-atomic="true">
      {steps[play.reveal.step.value - 1]}
    </div>
  );
}

export function FinalScene({ play }: { play: Play }) {
  const { reveal, table } = play,
    { board, players } = table.view.value,
    { goal } = board,
    final = need(board.final, "final"),
    step = reveal.step.value,
    safe = step === 4 && final.reason === "puritans-win";
  useEffect(() => {
    if (reveal.next.value === null) return;
    const timer = setTimeout(reveal.forward, EACH);
    return () => clearTimeout(timer);
  }, [reveal.turned.value]);
  const despair = reveal.despair.value;
  return (
    <section
      class={`ns-final${safe ? " safe" : ""}`}
      data-step={step}
      data-turned={reveal.turned.value}
      aria-label={table.say("ns-final")}
    >
      {!safe && <Sky />}
      <Tally play={play} final={final} />
      <ol
        class="cast"
        style={{ "--cast": players, "--half": players > 4 ? Math.ceil(players / 2) : players }}
      >
        {reveal.order.value.map((seat, i) => (
          <CastMember key={seat} play={play} seat={seat} at={i} />
        ))}
      </ol>
      <div class="ns-night">
        <NightRow
          play={play}
          dark={despair}
          dawn={safe}
          moonless
          label={table.say("ns-gauge-now", { n: despair, goal })}
        />
        <p class="ns-night-sum" aria-hidden="true">
          <span>{table.say("ns-despair")}</span>
          <b>
            {despair}
            <small> / {goal}</small>
          </b>
        </p>
      </div>
    </section>
  );
}
