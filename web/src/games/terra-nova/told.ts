/* The island in words, for who hears it. */
import { nth } from "../../lookup";
import type { Told } from "../board";
import { listedOutcome, territoryInWords, zoneInWords } from "./parts/names";
import type { Play } from "./play";
import { judge } from "./promise";

/** After so many of the best actions comes what can be done in general, then the others. */
const BEST = 8;

function board(play: Play): readonly string[] {
  const { board: shown, aids } = play.table.view.value,
    { say } = play.table;
  return [
    say("tn-told-board", { stones: shown.stones.left, zones: aids.zones.length }),
    ...aids.zones.map(one => zoneInWords(play, one)),
    ...shown.territories.map(one => territoryInWords(play, one)),
  ];
}

function seat(play: Play, which: number): readonly string[] {
  const { board: shown } = play.table.view.value,
    { say } = play.table,
    own = nth(shown.seats, which, "seats"),
    stand = shown.hexes.filter(hex => hex.pioneer === which);
  return [
    say("tn-told-seat", { player: { seat: which }, score: own.score, n: stand.length, reserve: own.reserve }),
    ...(stand.length
      ? [
          say("tn-told-stand", {
            where: stand.map(hex => ({
              label: "tn-here",
              args: { hex: hex.name, terrain: { label: `terrain-${hex.terrain}` } },
            })),
          }),
        ]
      : []),
  ];
}

function moves(play: Play): readonly string[] {
  const { say, legal } = play.table,
    worth = judge(play),
    told = legal.value.all
      .filter(({ action }) => action.kind !== "end-turn")
      .map(action => ({ action, n: worth(action) }))
      .sort((a, b) => b.n - a.n)
      .map(({ action }) => {
        const outcome = listedOutcome(play, action),
          deed = say(action.label.label, action.label.args);
        return outcome ? `${deed}: ${outcome}.` : `${deed}.`;
      }),
    movers = [...play.movers.value].map(([hex, n]) => ({ label: "tn-told-mover", args: { hex, n } })),
    stones = legal.value.of("stone").length;
  return [
    ...told.slice(0, BEST),
    ...(legal.value.of("place").length ? [say("tn-told-place")] : []),
    ...(movers.length ? [say("tn-told-slides", { movers })] : []),
    ...(stones ? [say("tn-told-stones", { n: stones })] : []),
    ...told.slice(BEST),
    ...legal.value.of("end-turn").map(action => say(action.label.label, action.label.args)),
  ];
}

export const toldOf = (play: Play): Told => ({
  board: () => board(play),
  seat: which => seat(play, which),
  moves: () => moves(play),
  outcome: action => listedOutcome(play, action),
  worth: () => judge(play),
});
