/* What would follow: cubes and points of a card, the price of an event, why the constable must act. */
import { Icon } from "../../../kit";
import { nth } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { effectOf } from "../model";
import type { Play } from "../play";
import { isChoosing } from "./choosing";

function followingOf(play: Play, chosen: LegalAction): string {
  const { say } = play.table,
    { action, label } = chosen,
    effect = effectOf(chosen);
  if (action.kind === "build" || action.kind === "keep")
    return say(effect.without_cubes ? "ns-would-build-bare" : "ns-would-build", {
      building: { label: `building-${String(action.building)}` },
      hope: effect.hope ?? 0,
      despair: effect.despair ?? 0,
      remove: effect.remove ?? 0,
      points: effect.points ?? 0,
    });
  if (action.kind === "trigger")
    return say("ns-would-trigger", {
      event: { label: `event-card-${String(action.event)}` },
      effect: { label: `effect-${String(action.event)}` },
      cost: effect.cost ?? 0,
      left: effect.hope_left ?? 0,
    });
  if (action.kind === "choose-building")
    return say("ns-would-touch", { building: label, hope: effect.hope ?? 0, despair: effect.despair ?? 0 });
  return say(label.label, label.args);
}

/** Round and choice, and who is still to choose. */
function Waiting({ play }: { play: Play }) {
  const { say, view, seats } = play.table,
    { board, aids, actors } = view.value,
    sealed = seats.value.filter(s => !actors.includes(s.seat) && !s.me).map(s => ({ seat: s.seat }));
  return (
    <span>
      {say("ns-round-line", { round: board.round, of: aids.rounds, n: board.step + 1 })}
      {sealed.length > 0 && <> · {say("ns-have-chosen", { players: sealed, n: sealed.length })}</>}
    </span>
  );
}

/** The line of each step of the end. */
function Ending({ play }: { play: Play }) {
  const { say, view } = play.table,
    { board, aids } = view.value,
    { final } = board,
    step = play.reveal.step.value,
    { death = 0, justice = 0 } = aids.set_despair;
  if (!final || step > 3) return null;
  if (step === 1) return <span>{say("ns-final-turning")}</span>;
  if (step === 3) return <span>{say("ns-final-sets", { death, justice: -justice })}</span>;
  return (
    <span>
      {say("ns-final-trials", {
        n: aids.trial_despair,
        free: final.free_witches,
        puritans: final.tried_puritans,
        witches: final.tried_witches,
      })}
    </span>
  );
}

export function Consequence({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { board, aids, over, actors } = view.value,
    { constable } = board,
    action = play.previewed.value;
  if (over) return <Ending play={play} />;
  if (action) return <span>{followingOf(play, action)}</span>;
  if (isChoosing(play)) return <Waiting play={play} />;
  /* What an event asks of others meanwhile has nothing to do with the constable's duty. */
  if (aids.forced && constable !== null && constable !== me.value && actors.includes(constable))
    return (
      <span class="ns-warn">
        <Icon name="warn" size={15} />
        {say("ns-forced", {
          player: { seat: constable },
          hope: nth(board.hope, constable, "hope") + board.gifts,
          cost: aids.dearest ?? 0,
        })}
      </span>
    );
  if (board.phase !== "triggering") return null;
  return <span>{say("ns-round-trigger", { round: board.round, of: aids.rounds })}</span>;
}
