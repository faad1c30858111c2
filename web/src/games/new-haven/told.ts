/* New Haven told in sentences: the board, a village, the hand, what can be done. */
import { nth } from "../../lookup";
import type { Speaker } from "../../text";
import type { LegalAction } from "../../types";
import type { Told } from "../board";
import { COLUMNS, inPlay, ROWS } from "./model";
import { ownBoard, type Play } from "./play";
import { judge } from "./promise";
import {
  amountWords,
  buildingLabel,
  buildWords,
  builtWords,
  handWords,
  heardWords,
  layWords,
  lineWords,
  outcomeWords,
  spaceWords,
  tileWords,
  turnWords,
} from "./words";

function toldBoard({ table: { view, say } }: Play): string[] {
  const { turn, turns, track, offer, bag, spaces } = view.value.board,
    used = inPlay(spaces).map(({ space }) => space),
    free = used.filter(s => s.kind === "free" && !s.building).map(s => s.name),
    open = offer.flatMap(code => (code ? [buildingLabel(code)] : []));
  return [
    say("nh-told-turn", { n: Math.min(turn, turns), of: turns }),
    say("nh-told-track", { amounts: amountWords(say, track) }),
    open.length ? say("nh-told-open", { buildings: open }) : say("nh-told-open-none"),
    `${say("nh-bag", { n: bag })}.`,
    say("nh-told-free", { n: free.length, spaces: free }),
    ...used.filter(s => s.kind !== "free" || s.building).map(s => `${spaceWords(say, s)}.`),
  ];
}

function toldSeat({ table: { view, say, me } }: Play, seat: number): string[] {
  const { board, aids, scores } = view.value,
    own = nth(board.seats, seat, "seats"),
    n = (scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0),
    charters = Object.entries(board.charters).filter(([, holder]) => holder === seat);
  const rows = Array.from({ length: ROWS }, (_, r) =>
    own.village.slice(r * COLUMNS, (r + 1) * COLUMNS).flatMap((built, c) => {
      const plot = nth(aids.plots, r * COLUMNS + c, "plots");
      return built ? [builtWords(say, plot, built)] : [];
    }),
  );
  return [
    say("nh-told-seat", {
      player: seat === me.value ? say("nh-you") : { seat },
      n,
      buildings: own.building_count,
      tiles: own.tile_count,
      shipment: own.shipment ? "yes" : "no",
    }),
    ...nth(aids.lines, seat, "lines")
      .filter(line => line.filled > 0)
      .map(line => `${lineWords(say, line)}.`),
    ...rows.filter(row => row.length).map(row => `${row.join("; ")}.`),
    ...charters.map(([charter]) => `${say(`charter-${charter}`)}.`),
    ...(seat !== me.value && own.known.length
      ? [say("nh-told-known", { buildings: own.known.map(buildingLabel) })]
      : []),
  ];
}

function toldHand(play: Play): string[] {
  const own = ownBoard(play),
    { say, legal } = play.table;
  if (!own) return [];
  return [
    ...(own.tiles ?? []).map((tile, i) => `${say("nh-tile", { n: i + 1, lies: tileWords(say, tile) })}.`),
    say(own.shipment ? "nh-told-shipment" : "nh-told-shipment-used"),
    ...(own.buildings ?? []).map(code => {
      const places = new Set(legal.value.where("build", { building: code }).map(a => String(a.action.plot)));
      return `${handWords(say, code, [...places], legal.value.of("build").length > 0)}.`;
    }),
  ];
}

/** Which tile of the hand it is, where there are several: "tile 2". */
function whichTile(play: Play, { action: { tile } }: LegalAction): string[] {
  const tiles = ownBoard(play)?.tiles ?? [];
  return tiles.length > 1 ? [play.table.say("nh-told-tile", { n: tiles.indexOf(String(tile)) + 1 })] : [];
}

/** An action in words; buildings that would do the same on several plots are one line. */
function deed(play: Play, say: Speaker, alike: readonly LegalAction[]): string {
  const action = nth(alike, 0, "alike"),
    { kind, turn } = action.action;
  if (kind === "build")
    return buildWords(
      say,
      [action],
      action,
      alike.map(one => String(one.action.plot)),
    );
  if (kind === "lay-shipment")
    return `${layWords(say, action)}, ${say(action.label.label, action.label.args)}.`;
  if (kind !== "lay-tile") return `${say(action.label.label, action.label.args)}.`;
  return `${[layWords(say, action), ...whichTile(play, action), turnWords(say, Number(turn))].join(", ")}.`;
}

/** What can be done, the best first; of the ways to turn a tile on a space only the best, and buildings that would do
 * the same together. */
function choices(play: Play): readonly (readonly LegalAction[])[] {
  const { say, legal } = play.table,
    judged = judge(play),
    worths = new Map(legal.value.all.map(one => [one, judged(one)])),
    worth = (one: LegalAction) => worths.get(one) ?? 0,
    best = new Map<string, LegalAction>();
  for (const one of legal.value.all) {
    const { kind, space, tile, resource } = one.action,
      key = space === undefined ? String(one.id) : `${kind} ${space} ${tile ?? resource}`,
      before = best.get(key);
    if (!before || worth(one) > worth(before)) best.set(key, one);
  }
  const lines = new Map<string, LegalAction[]>();
  for (const one of [...best.values()].sort((a, b) => worth(b) - worth(a))) {
    const line = one.action.kind === "build" ? buildWords(say, [one], one, []) : String(one.id);
    lines.set(line, [...(lines.get(line) ?? []), one]);
  }
  return [...lines.values()];
}

const toldMoves = (play: Play): string[] => choices(play).map(alike => deed(play, play.table.say, alike));

/** Lists begin with what is told, in its order: the same place there and here. The rest follows as it is judged. */
function worth(play: Play): (action: LegalAction) => number {
  const judged = judge(play),
    told = choices(play).map(alike => nth(alike, 0, "alike")),
    places = new Map(told.map((action, place) => [action, told.length - place])),
    most = Math.max(0, ...play.table.legal.value.all.map(judged));
  return action => places.get(action) ?? judged(action) - most;
}

/** A tile is a code in the list's own words: which of the hand it is, is said with what it brings. */
function outcome(play: Play, action: LegalAction): string {
  const words = outcomeWords(play.table.say, action);
  return action.action.kind === "lay-tile" ? [words, ...whichTile(play, action)].join(", ") : words;
}

export const createTold = (play: Play): Told => ({
  board: () => toldBoard(play),
  seat: seat => toldSeat(play, seat),
  hand: () => toldHand(play),
  moves: () => toldMoves(play),
  outcome: action => outcome(play, action),
  heard: text => heardWords(play.table.say, text),
  worth: () => worth(play),
});
