/* The prompt bar: the sentence, the phases, and the one wax button. */
import type { Seal } from "../board";
import type { Play } from "./play";

const STEPS = ["building", "triggering"] as const;
const ENDING = ["1", "2", "3", "4"] as const;

/** The phases of a round; at the end the steps in which it is told. */
export function stepsOf(play: Play): { names: readonly string[]; at: number } | null {
  const { say, view } = play.table,
    { board, over } = view.value;
  if (play.reveal.telling.value)
    return { names: ENDING.map(n => say(`ns-final-${n}`)), at: play.reveal.step.value - 1 };
  if (over || board.phase === "setup") return null;
  return { names: STEPS.map(s => say(`ns-step-${s}`)), at: STEPS.indexOf(board.phase as "building") };
}

function endingSentence(play: Play): string | null {
  const { say } = play.table,
    { next, step } = play.reveal;
  if (step.value === 1)
    return next.value === null ? say("ns-say-final") : say("ns-who-was", { player: { seat: next.value } });
  if (step.value === 2) return say("ns-say-trials");
  return step.value === 3 ? say("ns-say-sets") : null;
}

export function sentenceOf(play: Play): string | null {
  const { say, view, me } = play.table,
    { board, over } = view.value,
    choosing = play.asked.value === "pick" || play.asked.value === "last-two";
  if (play.reveal.telling.value) return endingSentence(play);
  if (play.mine.value && play.asked.value === "pick") return say("ns-say-pick");
  const sealed = board.picks[me.value ?? -1] && !play.mine.value && !over && choosing;
  return sealed ? say("ns-say-sealed") : null;
}

function endingSeal(play: Play): Seal | null {
  const { say } = play.table,
    { next, step, telling, forward } = play.reveal;
  if (!telling.value) return null;
  const label =
    next.value === null
      ? say(`ns-final-next-${step.value}`)
      : say("ns-turn", { player: { seat: next.value } });
  return { label, press: forward };
}

/** A card or event laid down is sealed; else what is still to be chosen, or what ends the phase. */
export function sealOf(play: Play): Seal | null {
  const { table } = play,
    { say, legal, view } = table,
    chosen = play.chosen.value,
    end = legal.value.find("end-phase");
  if (view.value.over) return endingSeal(play);
  if (chosen) {
    const { kind } = chosen.action,
      plain = say(play.asked.value === "found" ? "ns-build-it" : "ns-seal"),
      label = kind === "trigger" ? say(chosen.label.label, chosen.label.args) : plain;
    const press = () => {
      play.forget();
      table.choose(chosen);
    };
    return { label, press };
  }
  if (legal.value.of("build").length || legal.value.of("keep").length)
    return { label: say("ns-choose-card") };
  if (end) return { label: say(end.label.label), press: () => table.choose(end) };
  if (legal.value.of("trigger").length) return { label: say("ns-choose-event") };
  const cubes = Number(view.value.prompt?.args?.cubes ?? 1);
  return legal.value.of("take-hope").length
    ? { label: say("ns-take-all", { n: cubes }), press: () => play.repeat("take-hope", cubes) }
    : null;
}
