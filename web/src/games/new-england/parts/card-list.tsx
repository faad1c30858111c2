/* All cards of the deck with what is left of them and how sure we are. */
import type { Play } from "../play";

export function CardList({ play }: { play: Play }) {
  const { say } = play.table,
    { aids } = play.table.view.value;
  return (
    <details class="panel ne-list">
      <summary>{say("ne-list")}</summary>
      <table>
        <thead>
          <tr>
            <th>{say("ne-list-card")}</th>
            <th>{say("ne-list-points")}</th>
            <th>{say("ne-list-left")}</th>
            <th>{say("ne-list-grade")}</th>
          </tr>
        </thead>
        <tbody>
          {aids.card_list
            .filter(c => c.copies)
            .map(c => (
              <tr key={c.card}>
                <td>{say(`item-${c.card}`)}</td>
                <td>{c.points}</td>
                <td>
                  {c.left} / {c.copies}
                </td>
                <td>{say(`grade-${c.grade}`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
