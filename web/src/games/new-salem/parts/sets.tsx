/* A district in whole cards: sets as panoramas with their cubes, every building with its name. */
import { nth } from "../../../lookup";
import { announce } from "../../../state/announce";
import { packed, panoramas, type Spot } from "../model";
import type { Play } from "../play";
import type { Pick } from "./card-measures";
import { actionOn, wordsOf } from "./on-building";
import { Panorama } from "./panorama";
import { revealed } from "./revealed";

/** What the style sheet weighs: the fullest row, were there one, two or three. */
const measures = (sizes: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    [1, 2, 3].flatMap(rows => {
      const { cards, gaps } = packed(sizes, rows);
      return [
        [`--cards-${rows}`, cards],
        [`--gaps-${rows}`, gaps],
      ];
    }),
  );

export function Sets({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    town = nth(board.towns, seat, "towns"),
    sets = panoramas(town, aids.buildings),
    fresh = revealed(play, seat),
    letter = nth(table.seats.value, seat, "seats").letter;
  const copies = (name: string) => town.filter(b => b.building === name).length;
  const pick = (spot: Spot): Pick => {
    const action = actionOn(play, seat, spot),
      words = wordsOf(play, spot, action);
    return {
      cell: `${letter}-${spot.building}${spot.number > 1 ? `-${spot.number}` : ""}`,
      piece: `${seat}-${spot.building}-${spot.number}`,
      own: seat === table.me.value,
      label: words,
      legal: action !== undefined,
      quiet: action?.action.kind === "give-hope",
      press: () => {
        if (action) table.choose(action);
        else announce(words);
      },
      peek: on => {
        table.peek.value = on && action ? action : null;
      },
    };
  };
  return (
    <div class="ns-sets" style={measures(sets.map(set => set.length))}>
      {sets.map(set => (
        <Panorama
          key={`${nth(set, 0, "set").type}${nth(set, 0, "set").number}`}
          set={set}
          pick={pick}
          revealed={spot => (spot.number === copies(spot.building) ? fresh.get(spot.building) : undefined)}
          label={say(set.length === 3 ? "ns-set-full" : "ns-set", {
            type: { label: `type-${nth(set, 0, "set").type}` },
            buildings: set.map(s => ({
              label: "ns-built",
              args: { building: { label: `building-${s.building}` }, hope: s.hope, despair: s.despair },
            })),
          })}
        />
      ))}
      {!sets.length && <p class="faint">{say("ns-empty")}</p>}
    </div>
  );
}
