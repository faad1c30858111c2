/* Phone: all scores in one row. */
import type { BoardParts } from "../games/board";
import { SeatBadge } from "../kit";
import { total } from "../score";
import type { TableStore } from "../state/table";

export function Glance({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const { actors, scores } = store.view.value;
  return (
    <>
      {store.seats.value.map(({ seat, name, letter }) => {
        const mine = parts?.player?.(seat);
        return (
          <span key={seat} class={actors.includes(seat) ? "now" : ""} title={name}>
            <SeatBadge seat={seat} letter={letter} size={24} />
            <b>{mine?.brief ?? mine?.score ?? total(scores[seat])}</b>
          </span>
        );
      })}
    </>
  );
}
