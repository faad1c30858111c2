/* Terra Nova's board. */
import type { CreateBoard } from "../board";
import { Picture } from "./draw";
import { IslandMap } from "./map";
import type { Aids, Board } from "./model";
import { Below, Consequence, Own } from "./panels";
import { createPlay } from "./play";
import "./style.css";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const texts = { it, en };

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "tnp",
    handles: ["place", "move", "stone"],
    Board: () => <IslandMap play={play} />,
    Own: () => <Own play={play} />,
    Below: () => <Below play={play} />,
    steps: () => {
      const { over, board } = table.view.value;
      if (over || board.turn.decision === null) return null;
      if (play.phase.value === "place") return { names: [say("tn-placement")], at: 0 };
      return {
        names: [1, 2, 3].map(n => say("tn-step", { n })).concat(say("tn-step-end")),
        at: play.phase.value === "end" ? board.turn.of : board.turn.done,
      };
    },
    sentence: () =>
      table.view.value.prompt?.key === "prompt-act"
        ? say("tn-say-prompt", { n: table.view.value.board.turn.done + 1 })
        : null,
    Consequence: () => <Consequence play={play} />,
    seal: () => {
      const legal = table.legal.value,
        pinned = play.pinned.value,
        action = pinned ? play.targets.value.get(pinned) : undefined,
        { turn } = table.view.value.board;
      if (!legal.all.length || legal.of("end-turn").length) return null;
      if (action) return { label: say(`tn-seal-${action.action.kind}`), press: () => table.choose(action) };
      return play.phase.value === "place"
        ? { label: say("tn-seal-choose") }
        : { label: say("tn-actions-left", { n: turn.of - turn.done }) };
    },
    note: () =>
      play.phase.value === "place"
        ? say("tn-placement")
        : say("tn-round", { n: table.view.value.board.turn.round }),
    player: seat => {
      const { board } = table.view.value,
        own = board.seats[seat]!,
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
    },
    picture: event => <Picture event={event} letter={seat => table.seats.value[seat]?.letter} />,
    keys: {
      z: () => {
        play.overlay.value = !play.overlay.value;
      },
      escape: () => play.drop(),
    },
    keyHelp: () => [
      ["Z", say("tn-key-zones")],
      ["Esc", say("tn-key-drop")],
    ],
  };
};
export default create;
