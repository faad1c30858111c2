/* Terra Nova's board. */

import { nth } from "../../lookup";
import type { CreateBoard, PlayerParts, Seal } from "../board";
import type { Aids, Board } from "./model";
import { Below } from "./parts/below";
import { Consequence } from "./parts/consequence";
import { IslandMap } from "./parts/island-map";
import { Own } from "./parts/own";
import { Picture } from "./parts/picture";
import { createPlay, type Play } from "./play";
import { toldOf } from "./told";
import "./style.css";

export const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

/** The phases of a turn and the present one. */
function stepsOf({ table, phase }: Play) {
  const { over, board } = table.view.value,
    { say } = table;
  if (over || board.turn.decision === null) return null;
  if (phase.value === "place") return { names: [say("tn-placement")], at: 0 };
  return {
    names: [1, 2, 3].map(n => say("tn-step", { n })).concat(say("tn-step-end")),
    at: phase.value === "end" ? board.turn.of : board.turn.done,
  };
}

/** The wax button does what a finger has pinned; until then it says what is missing. */
function sealOf({ table, phase, pinned, targets }: Play): Seal | null {
  const { say, legal, view } = table,
    action = pinned.value ? targets.value.get(pinned.value) : undefined,
    { turn } = view.value.board;
  if (!legal.value.all.length || legal.value.of("end-turn").length) return null;
  if (action) return { label: say(`tn-seal-${action.action.kind}`), press: () => table.choose(action) };
  return phase.value === "place"
    ? { label: say("tn-seal-choose") }
    : { label: say("tn-actions-left", { n: turn.of - turn.done }) };
}

function playerOf({ table }: Play, seat: number): PlayerParts {
  const { board } = table.view.value,
    { say } = table,
    own = nth(board.seats, seat, "seats"),
    won = board.territories.filter(l => l.winners.includes(seat)).length;
  return {
    score: own.score,
    facts: [
      {
        icon: "worker",
        text: own.reserve
          ? say("tn-to-place", { n: own.reserve })
          : say("tn-pioneers", { n: own.pioneers, of: own.of }),
        title: say("tn-pioneers-title"),
      },
      {
        icon: "map",
        text: say("tn-territories", { n: won }),
        title: say("tn-territories-title"),
        faint: won === 0,
      },
    ],
  };
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "tnp",
    finals: ["place", "end-turn"],
    foresees: true,
    handles: ["place", "move", "stone"],
    Board: () => <IslandMap play={play} />,
    Own: () => <Own play={play} />,
    Below: () => <Below play={play} />,
    steps: () => stepsOf(play),
    sentence: () =>
      table.view.value.prompt?.key === "prompt-act"
        ? say("tn-say-prompt", { n: table.view.value.board.turn.done + 1 })
        : null,
    Consequence: () => <Consequence play={play} />,
    seal: () => sealOf(play),
    note: () =>
      play.phase.value === "place"
        ? say("tn-placement")
        : say("tn-round", { n: table.view.value.board.turn.round }),
    player: seat => playerOf(play, seat),
    picture: event => <Picture event={event} letter={seat => table.seats.value[seat]?.letter} />,
    told: toldOf(play),
    keys: { z: () => play.zones(), escape: () => play.drop() },
    keyHelp: () => [
      ["Z", say("tn-key-zones")],
      ["Esc", say("tn-key-drop")],
    ],
  };
};

export default create;
