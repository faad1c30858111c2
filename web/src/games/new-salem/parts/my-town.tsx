/* The viewer's own district, whole and always in view, with who the viewer is. */
import { Icon } from "../../../kit";
import { need, nth } from "../../../lookup";
import { effectOf, missing } from "../model";
import type { Play } from "../play";
import { Answer } from "./answer";
import { nameAndTrade } from "./character-card";
import { CubeSums } from "./cubes-on";
import { Marks } from "./marks";
import { Name } from "./name";
import { Sets } from "./sets";
import { TypeBadge } from "./type-badge";

/** Up to two buildings that would complete a set. */
function Wants({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { board, aids, over } = view.value,
    all = over ? [] : missing(nth(board.towns, need(me.value, "me"), "towns"), aids.buildings),
    wants = [...new Map(all.map(want => [want.building, want])).values()].slice(0, 2);
  return (
    <>
      {wants.map(({ type, building }, i) => (
        <span key={i} class="ns-want" title={say("ns-two-of-three")}>
          <TypeBadge type={type} size={18} />
          {say("ns-wants", { building: { label: `building-${building}` } })}
        </span>
      ))}
    </>
  );
}

/** Who the viewer is: nobody else sees this. */
export function WhoIAm({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    seat = need(me.value, "me"),
    { board, aids, over } = view.value,
    known = aids.known[seat],
    name = board.characters[seat],
    { points } = effectOf(play.previewed.value);
  if (!known || !name) return null;
  return (
    <p class={`ns-me ${known.side}`}>
      <Icon name={known.side === "witch" ? "despair" : "hope"} size={20} />
      <b title={say(`character-${name}`)}>{nameAndTrade(play, name)[0]}</b>
      <span>
        {say("ns-you-are", { side: { label: `side-${known.side}` } })}{" "}
        {known.types.map(type => (
          <TypeBadge key={type} type={type} size={20} label={say(`type-${type}`)} />
        ))}{" "}
        {say("ns-and-sets")}
        {points ? <b class="gain"> {say("ns-gain", { n: points })}</b> : ""}
      </span>
      {!over && (
        <small>
          <Icon name="lock" size={14} />
          {say("ns-only-you")}
        </small>
      )}
    </p>
  );
}

export function MyTown({ play }: { play: Play }) {
  const { table } = play,
    me = need(table.me.value, "me"),
    tried = table.view.value.board.trials[me];
  return (
    <section class={`panel ns-mine${tried ? " tried" : ""}`} aria-label={table.say("ns-your-town")}>
      <header>
        <h2>{table.say("ns-your-town")}</h2>
        <CubeSums play={play} seat={me} />
        <Marks play={play} seat={me} />
        <Name play={play} seat={me} />
        <span class="end">
          <Wants play={play} />
        </span>
      </header>
      <Answer play={play} />
      <Sets play={play} seat={me} />
      <WhoIAm play={play} />
    </section>
  );
}
