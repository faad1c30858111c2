/* Who built what in which round. */
import { range, SeatBadge } from "../../../kit";
import { need } from "../../../lookup";
import type { Play } from "../play";
import { TypeBadge } from "./type-badge";

function Cell({ play, seat, round }: { play: Play; seat: number; round: number }) {
  const { say, view } = play.table,
    { board, aids } = view.value;
  return (
    <td>
      {board.builds
        .filter(built => built.round === round && built.seat === seat)
        .map(({ building, how }, i) => (
          <TypeBadge
            key={i}
            type={need(aids.buildings[building], "buildings").type}
            size={18}
            label={say(how === "redrawn" ? "ns-built-redrawn" : "ns-built-here", {
              building: { label: `building-${building}` },
            })}
          />
        ))}
    </td>
  );
}

export function BuildsTable({ play }: { play: Play }) {
  const { say, view, seats } = play.table,
    { board, aids } = view.value,
    rounds = range(Math.min(aids.rounds, Math.max(1, board.round))).map(r => r + 1);
  return (
    <table class="ns-builds">
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{say("field-seat")}</span>
          </th>
          {rounds.map(r => (
            <th key={r} scope="col">
              {r}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.value.map(({ seat, letter, name }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge seat={seat} letter={letter} size={22} />
              <span class="vh">{name}</span>
            </th>
            {rounds.map(r => (
              <Cell key={r} play={play} seat={seat} round={r} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
