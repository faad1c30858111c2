/* The viewer's barns with the cards stored there. */
import { reasonOf, type SeatBoard } from "../model";
import { cardsOf } from "../pieces";
import type { Play } from "../play";
import { OwnCard } from "./own-card";

export function Barns({ play, own, seat }: { play: Play; own: SeatBoard; seat: number }) {
  const { table } = play,
    { say, legal, view } = table,
    stored = cardsOf(own.stored);
  return (
    <div>
      <h3>
        {say("ne-barns")}
        <small>{say("ne-barns-empty", { n: own.empty_barns })}</small>
      </h3>
      <div class="earned">
        {stored.map(({ code, i }, k) => {
          const use = legal.value.find("play-stored", { card: code }),
            told = view.value.aids.stored?.find(s => s.card === code)?.why,
            why = told ? reasonOf(told) : null;
          return (
            <OwnCard
              key={`${code}${i}`}
              play={play}
              seat={seat}
              pile="stored"
              code={code}
              i={i}
              n={k + 1}
              use={use}
              why={why ? say(why.key, why.args) : undefined}
              onPick={() => (use ? table.choose(use) : table.whyNot({ kind: "play-stored", card: code }))}
            />
          );
        })}
        {stored.length === 0 && (
          <span class="ne-none">{say(own.figures.barn ? "ne-barns-none-stored" : "ne-barns-none")}</span>
        )}
      </div>
    </div>
  );
}
