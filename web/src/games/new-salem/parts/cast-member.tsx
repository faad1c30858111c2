/* A player in the final scene: a back, then the character; what was claimed proves true or false. */
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import { total } from "../../../score";
import type { Play } from "../play";
import { CharacterBack } from "./character-back";
import { CharacterCard } from "./character-card";
import { spoken } from "./spoken";

/** What a player does to the town's despair in the present step. */
export function changeBy(play: Play, seat: number): number {
  const { board, aids } = play.table.view.value,
    step = play.reveal.step.value,
    witch = aids.known[seat]?.side === "witch",
    tried = board.trials[seat];
  if (step === 2) {
    if (witch) return tried ? -aids.trial_despair : aids.trial_despair;
    return tried ? aids.trial_despair : 0;
  }
  if (step !== 3) return 0;
  const sets: Readonly<Record<string, number>> = aids.sets[seat] ?? {};
  return Object.entries(aids.set_despair).reduce((sum, [type, each]) => sum + each * (sets[type] ?? 0), 0);
}

const Change = ({ n }: { n: number }) => (
  <b class={n > 0 ? "change bad" : "change good"}>
    {n > 0 ? "+" : "−"}
    {Math.abs(n)}
    <Icon name="despair" size={18} />
  </b>
);

/** The latest claim that a character can prove, then its proof. */
function Claimed({ play, seat, shown }: { play: Play; seat: number; shown: boolean }) {
  const { say, view } = play.table,
    claims = view.value.board.claims.filter(c => c.seat === seat),
    last = claims.findLast(c => c.true !== null) ?? claims.at(-1);
  if (!last) return <p class="claimed none">{say("ns-said-nothing")}</p>;
  const about = "about" in last.claim ? last.claim.about : seat,
    proven = shown && last.true !== null && play.reveal.order.value.indexOf(about) < play.reveal.turned.value;
  return (
    <p class={`claimed ${proven ? String(last.true) : "wait"}`}>
      <span>{say(`ns-said-${last.claim.kind}`, spoken(last.claim))}</span>
      {proven && (
        <b>
          <Icon name={last.true ? "ok" : "no"} size={13} />
          {say(last.true ? "ns-true" : "ns-lie")}
        </b>
      )}
    </p>
  );
}

function Points({ play, seat }: { play: Play; seat: number }) {
  const points = total(play.table.view.value.scores[seat]);
  return (
    <p class="points">
      {points} <small>{play.table.say("ns-points-unit", { n: points })}</small>
    </p>
  );
}

function lookOf(play: Play, seat: number, shown: boolean): string {
  const { outcome, aids, board } = play.table.view.value,
    step = play.reveal.step.value;
  if (!shown) return "";
  if (step === 2 || step === 3) return changeBy(play, seat) ? "" : "dim";
  if (step < 4) return "";
  if (outcome?.winners.includes(seat)) return "best";
  const won = board.final?.reason === "witches-win" ? "witch" : "puritan";
  return board.final?.reason !== "all-lose" && aids.known[seat]?.side === won ? "" : "lost";
}

export function CastMember({ play, seat, at }: { play: Play; seat: number; at: number }) {
  const { say, seats, view } = play.table,
    { board, aids } = view.value,
    { reveal } = play,
    shown = at < reveal.turned.value,
    name = board.characters[seat],
    known = aids.known[seat],
    change = changeBy(play, seat),
    best = reveal.step.value >= 4 && view.value.outcome?.winners.includes(seat);
  return (
    <li class={`${shown ? "shown" : ""} ${lookOf(play, seat, shown)}`}>
      <div class="slot">
        {shown && name && known ? <CharacterCard play={play} name={name} known={known} /> : <CharacterBack />}
        {change !== 0 && <Change n={change} />}
        {best && <Icon name="crown" size={38} class="crown" />}
      </div>
      <div class="under">
        <p class="who">
          <SeatBadge seat={seat} letter={nth(seats.value, seat, "seats").letter} size={24} />
          {nth(seats.value, seat, "seats").name}
        </p>
        <p class={board.trials[seat] ? "ns-mark trial" : "free"}>
          {board.trials[seat] && <Icon name="trial" size={14} />}
          {say(board.trials[seat] ? "ns-on-trial" : "ns-free")}
        </p>
        {reveal.step.value >= 4 ? (
          <Points play={play} seat={seat} />
        ) : (
          <Claimed play={play} seat={seat} shown={shown} />
        )}
      </div>
    </li>
  );
}
