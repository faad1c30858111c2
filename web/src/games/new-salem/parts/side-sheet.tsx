/* The sheet beside the own town: hand, talk or knowledge. */
import type { Play, Sheet } from "../play";
import { Hand } from "./hand";
import { Knowledge } from "./knowledge";
import { Talk } from "./talk";

const SHEETS: Readonly<Record<Sheet, typeof Hand>> = { hand: Hand, talk: Talk, known: Knowledge };

export function SideSheet({ play }: { play: Play }) {
  const { table, sheet } = play,
    { say } = table,
    { board, aids, viewer } = table.view.value,
    now = viewer === null && sheet.value === "hand" ? "talk" : sheet.value,
    Shown = SHEETS[now];
  const counts: Readonly<Record<Sheet, number>> = {
    hand: 0,
    talk: board.claims.length,
    known: aids.known.filter((known, seat) => known && seat !== viewer).length,
  };
  const tabs: readonly Sheet[] = viewer === null ? ["talk", "known"] : ["hand", "talk", "known"];
  return (
    <section class={`panel ns-sheet ${now}`}>
      <div class="tabs-row" role="tablist" aria-label={say("ns-sheets")}>
        {tabs.map(id => (
          <button key={id} type="button" role="tab" aria-selected={now === id} onClick={() => play.open(id)}>
            {say(`ns-sheet-${id}`)}
            {counts[id] > 0 && <span class="vh">: </span>}
            {counts[id] > 0 && <small>{counts[id]}</small>}
          </button>
        ))}
      </div>
      <Shown play={play} />
    </section>
  );
}
