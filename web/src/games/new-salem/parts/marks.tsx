/* Constable, badge, trial, pillory: what everybody sees. */
import { type GlyphName, Icon } from "../../../kit";
import type { Play } from "../play";

interface Mark {
  icon: GlyphName;
  words: string;
  look: string;
  /** The same thing at another player's in the next view. */
  piece?: string;
}

export function marksOf(play: Play, seat: number): Mark[] {
  const { say, view } = play.table,
    { board } = view.value,
    marks: Mark[] = [];
  if (board.constable === seat)
    marks.push({ icon: "star", words: say("ns-constable"), look: "cop", piece: "constable" });
  else if (board.badges[seat]) marks.push({ icon: "badge", words: say("ns-badge"), look: "badge" });
  if (board.trials[seat]) marks.push({ icon: "trial", words: say("ns-on-trial"), look: "trial" });
  if (board.pillory?.seat === seat)
    marks.push({
      icon: "lock",
      words: say("ns-pillory", { round: board.pillory.until }),
      look: "trial",
      piece: "pillory",
    });
  return marks;
}

export const Marks = ({ play, seat }: { play: Play; seat: number }) => (
  <>
    {marksOf(play, seat).map(({ icon, words, look, piece }) => (
      <span key={words} class={`ns-mark ${look}`} title={words} data-piece={piece}>
        <Icon name={icon} size={15} color={look === "cop" ? "var(--ochre)" : undefined} />
        {look === "badge" ? <span class="vh">{words}</span> : words}
      </span>
    ))}
  </>
);

export const MarkIcons = ({ play, seat }: { play: Play; seat: number }) => (
  <>
    {marksOf(play, seat).map(({ icon, words, look, piece }) => (
      <span key={words} class={`ns-icon ${look}`} title={words} data-piece={piece}>
        <Icon name={icon} size={15} color={look === "cop" ? "var(--ochre)" : undefined} />
      </span>
    ))}
  </>
);
