/* The board, as large as the page allows: the end, or the moment that the reader looks at. */
import { useRef } from "preact/hooks";
import type { BoardParts } from "../../games/board";
import { Icon, SeatBadge } from "../../kit";
import { A } from "../../router";
import type { TableStore } from "../../state/table";
import { t } from "../../text";
import type { Outcome } from "../../types";
import { Button } from "../../ui/button";
import { FallbackBoard } from "../fallback";
import { useRoving } from "../roving";
import { walkCells } from "../walk";

/** The result on the board itself. */
const Plates = ({ store, outcome }: { store: TableStore; outcome: Outcome }) => (
  <ol class="plates" aria-label={t("standings")}>
    {outcome.ranking.flat().map(seat => {
      const who = store.seats.value[seat];
      return (
        <li key={seat} class={outcome.winners.includes(seat) ? "won" : ""}>
          <SeatBadge seat={seat} letter={who?.letter} size={26} />
          <span>{who?.name}</span>
          <b>{outcome.scores[seat]}</b>
        </li>
      );
    })}
  </ol>
);

/** In place of the result while one looks back. */
function Then({ store }: { store: TableStore }) {
  const past = store.lookback.past.value;
  if (!past) return null;
  return (
    <div class="then" role="status">
      <Icon name="glass" size={20} />
      <span>{t("past-at", { n: past.step, last: store.now.value?.step ?? 0 })}</span>
      <A class="btn small" href={`/replay/${store.id}?at=${past.step}`}>
        {t("replay-from-here")}
      </A>
      <Button look="small" onClick={() => store.lookback.lookAt(null)}>
        {t("back-to-end")}
      </Button>
    </div>
  );
}

interface HeroProps {
  store: TableStore;
  parts: BoardParts | null;
  outcome: Outcome;
}

export function Hero({ store, parts, outcome }: HeroProps) {
  const Board = parts?.Hero ?? parts?.Board,
    board = useRef<HTMLElement>(null);
  useRoving(board);
  return (
    <div class="hero-room">
      {store.lookback.looking.value ? <Then store={store} /> : <Plates store={store} outcome={outcome} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a town may scroll, so the keyboard must reach it */}
      <section class="board" aria-label={t("tab-board")} tabIndex={0} ref={board} onKeyDown={walkCells}>
        {Board ? <Board /> : <FallbackBoard store={store} />}
      </section>
    </div>
  );
}
