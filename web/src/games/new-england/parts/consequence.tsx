/* What the action or the card pointed at means, or what is to be known now. */
import { reasonOf } from "../model";
import type { Play } from "../play";
import { meaning, outcomeWords } from "../words";

/** What helps where nothing is pointed at. */
function hint({ table, asked }: Play): string | null {
  const legal = table.legal.value;
  if (asked.value === "start") return "ne-start-hint";
  if (asked.value === "use" && legal.of("develop").length) return "ne-develop-hint";
  if (asked.value === "turn" && legal.of("move").length) return "ne-move-hint";
  return table.view.value.board.phase === "markers" ? "ne-markers-hint" : null;
}

/** Why the item pointed at cannot be bought in one's own turn. */
function whyNot({ table }: Play, item: string): string | null {
  const { board, aids } = table.view.value,
    told = aids.offer?.[board.offer.findIndex(offered => offered.item === item)]?.why;
  if (!told || !table.legal.value.of("end-turn").length) return null;
  const { key, args } = reasonOf(told);
  return table.say(key, args);
}

export function Consequence({ play }: { play: Play }) {
  const { say, peek, view } = play.table,
    { over, aids } = view.value,
    item = play.item.value,
    brings = peek.value && outcomeWords(say, peek.value),
    key = hint(play);
  if (over) return null;
  if (brings || item)
    return (
      <>
        {brings && <span>{brings}</span>}
        {item && <span>{(!brings && whyNot(play, item)) || meaning({ say, aids }, item)}</span>}
      </>
    );
  return key ? <span>{say(key)}</span> : null;
}
