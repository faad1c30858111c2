/* Buttons of the prompt: players to name while they are few, what can be said, the whole end at once. */
import { Icon, SeatBadge } from "../../../kit";
import type { Play } from "../play";

const MOST_NAMED = 4;

const maySpeak = ({ table }: Play) =>
  ["claim-side", "accuse", "give-hope"].some(kind => table.legal.value.of(kind).length > 0);

function openTalk(play: Play): void {
  if (play.table.width.value === "phone") play.opened.value = "talk";
  else play.open("talk");
}

/** Who is accused or put on trial may say something to it at once. */
export const defence = (play: Play, kind: string) =>
  ["accuse", "trial", "retrial"].includes(kind) && maySpeak(play)
    ? { words: play.table.say("ns-defend"), act: () => openTalk(play) }
    : null;

/** The way to what can be said: the sheet beside the own town, on the phone over the districts. */
function SaySomething({ play }: { play: Play }) {
  const { say, width, view } = play.table,
    shown = width.value === "phone" ? play.opened.value === "talk" : play.sheet.value === "talk";
  if (!maySpeak(play) || shown || view.value.over) return null;
  return (
    <button type="button" class="btn quiet ns-speak" onClick={() => openTalk(play)}>
      <Icon name="chat" size={18} />
      {say("ns-speak")}
    </button>
  );
}

export function Buttons({ play }: { play: Play }) {
  const { table, reveal } = play,
    legal = table.legal.value,
    named = [...legal.of("name-constable"), ...legal.of("choose-player")];
  if (reveal.telling.value)
    return reveal.step.value < 4 ? (
      <button type="button" class="btn quiet" onClick={reveal.toVerdict}>
        {table.say("ns-final-all")}
      </button>
    ) : null;
  return (
    <>
      {named.length <= MOST_NAMED &&
        named.map(a => {
          const seat = a.action.seat as number;
          return (
            <button type="button" key={a.id} class="btn" onClick={() => table.choose(a)}>
              <SeatBadge seat={seat} letter={table.seats.value[seat]?.letter} size={22} />
              {table.say(a.label.label, a.label.args)}
            </button>
          );
        })}
      <SaySomething play={play} />
    </>
  );
}
