/* A card before its owner: named, with what it means; pressed where it can be carried out. */
import { pointing } from "../../../kit";
import type { LegalAction } from "../../../types";
import { noUse } from "../../no-use";
import { ofSeat } from "../pieces";
import type { Play } from "../play";
import { actionWords, meaning, pointsOf } from "../words";
import { Card } from "./card";

interface OwnCardProps {
  play: Play;
  seat: number;
  pile: "stored" | "played";
  code: string;
  i: number;
  n: number;
  use?: LegalAction | undefined;
  /** Why it cannot be carried out now. */
  why?: string | undefined;
  onPick?: () => void;
}

export function OwnCard({ play, seat, pile, code, i, n, use, why, onPick }: OwnCardProps) {
  const { table, item } = play,
    { say } = table,
    { aids } = table.view.value,
    means = `${say(`ne-${pile}-card`, { card: { label: `item-${code}` } })}. ${meaning({ say, aids }, code)}`,
    deed = use ? actionWords(say, use) : why;
  return (
    <button
      type="button"
      class={`ne-stored${use ? " can" : ""}`}
      data-cell={`${pile}-${n}`}
      data-legal={use ? "" : undefined}
      data-own=""
      data-piece={play.pieces.value.get(ofSeat(seat, pile, code, i))?.id}
      aria-disabled={!use}
      aria-label={deed ? `${means} ${deed}` : means}
      onClick={onPick ?? noUse}
      {...pointing(on => {
        item.value = on ? code : null;
        table.peek.value = on && use ? use : null;
      })}
    >
      <Card code={code} points={pointsOf(aids, code)} class="" />
    </button>
  );
}
