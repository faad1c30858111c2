/* The ways to do what is pinned; minerals to order or to take; markers and wheelbarrow while paying. */

import type { ComponentChildren } from "preact";
import { Icon, pointing } from "../../../kit";
import type { LegalAction } from "../../../types";
import { glyphOf, type Way, waysOf } from "../model";
import type { Play, Target } from "../play";
import { GoodChip } from "./good-chip";
import { Pile } from "./pile";
import { waysInWords } from "./words";

/** More ways of paying than these are found by paying step by step. */
const MOST_WAYS = 4;

/** What comes of it: a good, a building or banners. */
const Comes = ({ action: { kind, good } }: LegalAction) =>
  good ? (
    <GoodChip good={String(good)} size={22} />
  ) : (
    <Icon name={kind === "build" ? "house" : "banner"} cut="var(--paper-raised)" />
  );

/** Do it and pay so: with which goods from where, and the time. */
function WayButton({
  play,
  action,
  way,
  words,
}: {
  play: Play;
  action: LegalAction;
  way: Way;
  words: string | undefined;
}) {
  const look = (on: boolean) => {
    play.table.peek.value = on ? action : null;
    play.way.value = on ? way : null;
  };
  return (
    <button type="button" class="btn nl-way" onClick={() => play.carryOut(action, way)} {...pointing(look)}>
      <Comes {...action} />
      {way.wheelbarrow && <Icon name="barrow" cut="var(--paper-raised)" />}
      {words}
    </button>
  );
}

/** Of several deeds each in its best way; of a single deed the ways to pay for it; where there is but one, the seal does it. */
function Ways({ play, target: { actions } }: { play: Play; target: Target }) {
  const { say } = play.table,
    most = actions.length > 1 ? 1 : MOST_WAYS;
  if (actions.length === 1 && waysOf(actions[0]).length < 2) return null;
  return (
    <>
      {actions.flatMap(action => {
        const ways = waysOf(action).slice(0, most);
        if (!ways.length)
          return (
            <button
              key={action.id}
              type="button"
              class="btn nl-way"
              onClick={() => play.table.choose(action)}
            >
              <Icon name="ok" />
              {say(action.label.label, action.label.args)}
            </button>
          );
        const words = waysInWords(say, ways);
        return ways.map((way, i) => (
          <WayButton key={`${action.id}-${i}`} play={play} action={action} way={way} words={words[i]} />
        ));
      })}
    </>
  );
}

/** A button for each legal action of a kind: its picture, and its name. */
const Each = ({
  play,
  kind,
  picture,
}: {
  play: Play;
  kind: string;
  picture: (action: LegalAction["action"]) => ComponentChildren;
}) => (
  <>
    {play.table.legal.value.of(kind).map(a => (
      <button key={a.id} type="button" class="btn" onClick={() => play.table.choose(a)}>
        {picture(a.action)}
        {play.table.say(a.label.label, a.label.args)}
      </button>
    ))}
  </>
);

/** The orders in which drawn minerals can lie, each as a pile. */
const Orders = ({ play }: { play: Play }) => (
  <>
    {play.table.legal.value.of("stack").map(a => {
      const name = play.table.say(a.label.label, a.label.args),
        { top, middle, bottom } = a.action;
      return (
        <button
          key={a.id}
          type="button"
          class="btn nl-order"
          title={name}
          onClick={() => play.table.choose(a)}
        >
          <Pile minerals={[top, middle, bottom].map(String)} />
        </button>
      );
    })}
  </>
);

export function Buttons({ play }: { play: Play }) {
  const target = play.targets.value.find(t => t.key === play.pinned.value);
  return (
    <>
      {target && <Ways play={play} target={target} />}
      <Orders play={play} />
      <Each play={play} kind="take" picture={({ mineral }) => <GoodChip good={String(mineral)} />} />
      <Each play={play} kind="pay-marker" picture={({ marker }) => <Icon name={glyphOf(String(marker))} />} />
      <Each
        play={play}
        kind="use-wheelbarrow"
        picture={() => <Icon name="barrow" cut="var(--paper-raised)" />}
      />
      {play.held.value && (
        <button type="button" class="btn quiet" onClick={() => play.hold(null)}>
          <Icon name="no" />
          {play.table.say("nl-put-back")}
        </button>
      )}
    </>
  );
}
