/* All claims, the latest first; after the game those about characters are true or false. */

import { Icon, SeatBadge } from "../../../kit";
import type { Play } from "../play";
import { spoken } from "./spoken";

export function ClaimsBoard({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    { board } = table.view.value;
  if (!board.claims.length) return <p class="faint">{say("ns-no-claims")}</p>;
  return (
    <table class="ns-claims">
      <caption class="vh">{say("ns-claims")}</caption>
      <tbody>
        {[...board.claims].reverse().map((c, i) => (
          <tr key={i}>
            <td>
              <SeatBadge seat={c.seat} letter={table.seats.value[c.seat]?.letter} size={22} />
            </td>
            <th scope="row">{table.seats.value[c.seat]?.name}</th>
            <td>{say(`ns-said-${c.claim.kind}`, spoken(c.claim))}</td>
            <td>
              {c.true !== null && (
                <span class={c.true ? "ns-true" : "ns-false"}>
                  <Icon name={c.true ? "ok" : "no"} size={15} />
                  {say(c.true ? "ns-true" : "ns-lie")}
                </span>
              )}{" "}
              {say("ns-in-round", { n: c.round })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
