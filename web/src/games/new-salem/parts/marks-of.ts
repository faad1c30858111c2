import type { GlyphName } from "../../../kit";
import type { Play } from "../play";

interface Mark {
  icon: GlyphName;
  words: string;
  /** The same in a word, where it stands on a district. */
  brief?: string;
  look: string;
  /** The same thing at another player's in the next view. */
  piece?: string;
}

const onTrial = (say: Play["table"]["say"]): Mark => ({
  icon: "trial",
  words: say("ns-on-trial"),
  look: "trial",
});

/** At the end only what was weighed. */
export function marksOf(play: Play, seat: number): Mark[] {
  const { say, view } = play.table,
    { board, over } = view.value,
    marks: Mark[] = [];
  if (over) return board.trials[seat] ? [onTrial(say)] : marks;
  if (board.constable === seat)
    marks.push({ icon: "star", words: say("ns-constable"), look: "cop", piece: "constable" });
  else if (board.badges[seat]) marks.push({ icon: "badge", words: say("ns-badge"), look: "badge" });
  if (board.trials[seat]) marks.push(onTrial(say));
  if (board.pillory?.seat === seat)
    marks.push({
      icon: "lock",
      words: say("ns-pillory", { round: board.pillory.until }),
      brief: say("brief-pillory"),
      look: "trial",
      piece: "pillory",
    });
  return marks;
}
