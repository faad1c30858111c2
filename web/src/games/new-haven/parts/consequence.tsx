/* What the previewed tile or building would bring, or what is left to build with. */
import type { LegalAction } from "../../../types";
import { effectOf, RESOURCES } from "../model";
import type { Play } from "../play";
import { buildEffects } from "../words";
import { Amounts } from "./amounts";

const LOOK = { "-1": "nh-loss", 0: undefined, 1: "nh-gain" } as const;

const Build = ({ play, action }: { play: Play; action: LegalAction }) => (
  <>
    {buildEffects(play.table.say, action).map(({ text, sign }) => (
      <span key={text} class={LOOK[sign]}>
        {text}
      </span>
    ))}
  </>
);

export function Consequence({ play }: { play: Play }) {
  const { table, phase, laying, building, mine } = play,
    { say } = table,
    { board, over } = table.view.value,
    action = laying.value ?? table.peek.value ?? building.value,
    { harvest, cost } = effectOf(action),
    /* Elsewhere the resources stand on the bench. */
    wide = table.width.value === "desktop";
  if (over) return null;
  if (harvest && wide)
    return (
      <>
        <span>{say("nh-here-you-get")}</span>
        <Amounts play={play} of={harvest} />
      </>
    );
  if (action && cost) return <Build play={play} action={action} />;
  if (phase.value === "lay")
    return mine.value ? <span>{say(wide ? "nh-lay-hint" : "nh-lay-hint-touch")}</span> : null;
  return wide && RESOURCES.some(r => board.track[r]) ? (
    <>
      <span>{say("nh-left")}</span>
      <Amounts play={play} of={board.track} />
    </>
  ) : null;
}
