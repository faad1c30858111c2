/* Who won, by how much and why, in two lines; and what next. */
import { useEffect, useRef } from "preact/hooks";
import { Icon, SeatBadge } from "../../kit";
import type { TableStore } from "../../state/table";
import { list, t } from "../../text";
import type { Outcome } from "../../types";
import { Named } from "../named";
import { type Rival, rivalOf, type Source } from "./columns";

interface VerdictProps {
  store: TableStore;
  outcome: Outcome;
  deciding: Source | null;
  /** How the game ended says more than the points. */
  reasonFirst: boolean;
}

/** "Giulia wins, 31 to 30." */
export function verdictOf(store: TableStore, outcome: Outcome): string {
  const rival = rivalOf(outcome),
    name = (seat: number) => store.seats.value[seat]?.name ?? "",
    { winners, scores } = outcome;
  if (!rival || (scores[rival.winner] ?? 0) <= (scores[rival.other] ?? 0)) {
    if (winners.length === 1 && store.seats.value[winners[0] ?? 0]?.me) return t("end-you");
    return t("game-over", { players: list(winners.map(name)), n: winners.length });
  }
  const by = { a: scores[rival.winner] ?? 0, b: scores[rival.other] ?? 0 };
  return store.seats.value[rival.winner]?.me
    ? t("end-you-by", by)
    : t("end-one-by", { player: name(rival.winner), ...by });
}

function rivalName(store: TableStore, seat: number): string {
  const who = store.seats.value[seat];
  return who?.me ? t("end-than-you") : (who?.name ?? "");
}

function whyOf(store: TableStore, { scores }: Outcome, deciding: Source, { winner, other }: Rival): string {
  const n = (scores[winner] ?? 0) - (scores[other] ?? 0);
  return t(n ? "end-why" : "end-tied", {
    n,
    other: rivalName(store, other),
    source: deciding.name,
    a: deciding.cells[winner]?.value ?? 0,
    b: deciding.cells[other]?.value ?? 0,
  });
}

export function Verdict({ store, outcome, deciding, reasonFirst }: VerdictProps) {
  const head = useRef<HTMLHeadingElement>(null),
    winner = outcome.winners[0],
    rival = rivalOf(outcome),
    reason = `end-${outcome.reason}`,
    why = [
      ...(deciding && rival ? [whyOf(store, outcome, deciding, rival)] : []),
      ...(store.say.has(reason) ? [store.say(reason)] : []),
    ];
  if (reasonFirst) why.reverse();
  /* Whoever was at the table when it ended is led to the result. */
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="verdict">
      {winner !== undefined && (
        <div class="crowned">
          <Icon name="crown" size={30} color="var(--ochre)" />
          <SeatBadge seat={winner} letter={store.seats.value[winner]?.letter} size={54} />
        </div>
      )}
      <div>
        <h1 ref={head} tabIndex={-1}>
          <Named text={verdictOf(store, outcome)} seats={store.seats.value} />
        </h1>
        <p>{why.join(" ")}</p>
      </div>
    </header>
  );
}
