/* New Haven's board. */

import { nth } from "../../lookup";
import type { CreateBoard, PlayerParts, Seal } from "../board";
import { type Aids, type Board, effectOf } from "./model";
import { Bench } from "./parts/bench";
import { Buttons } from "./parts/buttons";
import { Consequence } from "./parts/consequence";
import { Final } from "./parts/final";
import { HarvestMap } from "./parts/harvest-map";
import { Mini } from "./parts/mini";
import { Own } from "./parts/own";
import { Picture } from "./parts/picture";
import {
  createPlay,
  hold,
  isBuilding,
  ownBoard,
  type Play,
  pickBuilding,
  putBack,
  rotate,
  setFace,
} from "./play";
import { createTold } from "./told";
import "./style.css";

export const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

const STEPS = ["lay", "build", "share", "draw"] as const;
/** What Enter does on the place settled on, the seal does too; E ends a step, and nothing else. */
const ENTER = "↵";

function seal(play: Play): Seal | null {
  const { table, phase, pinned, building } = play,
    { say } = table,
    build = building.value,
    { cost = 0, resource } = effectOf(build);
  if (build && resource)
    return {
      label: say("nh-build-seal", { n: cost, resource: { label: `resource-${resource}` } }),
      press: () => table.choose(build),
      key: ENTER,
    };
  if (phase.value !== "lay" || !table.legal.value.all.length) return null;
  const action = pinned.value && play.lays(pinned.value);
  return action
    ? { label: say("nh-lay"), press: () => table.choose(action), key: ENTER }
    : { label: say("nh-choose-space") };
}

function player(play: Play, seat: number): PlayerParts {
  const { view, say } = play.table,
    own = nth(view.value.board.seats, seat, "seats"),
    points = (view.value.scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0);
  return {
    unit: say("nh-colonists", { n: points }),
    facts: [
      { icon: "house", text: own.building_count, title: say("nh-hand") },
      { icon: "tile", text: own.tile_count, title: say("nh-tiles") },
      {
        icon: "ship",
        text: say(own.shipment ? "nh-unused" : "nh-used"),
        title: say("nh-shipment"),
        faint: !own.shipment,
      },
    ],
    extra: <Mini play={play} seat={seat} />,
  };
}

/** The n-th tile of the hand when one is laid, the n-th building when it is built. */
function pickNth(play: Play, i: number): void {
  const own = ownBoard(play),
    tile = own?.tiles?.[i],
    code = own?.buildings?.[i];
  if (isBuilding(play)) {
    if (code) pickBuilding(play, code);
  } else if (tile && play.phase.value === "lay" && play.mine.value) hold(play, { kind: "tile", tile });
}

const keysOf = (play: Play): Record<string, () => void> => ({
  r: () => rotate(play),
  f: () => setFace(play, play.face.value === "up" ? "down" : "up"),
  escape: () => putBack(play),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pickNth(play, i)])),
});

function sentence({ table: { view, say, legal }, phase, chosen }: Play): string | null {
  const { prompt, board } = view.value;
  if (prompt?.key !== "prompt-build") return null;
  const goes = chosen.value && legal.value.where("build", { building: chosen.value }).length > 0;
  if (goes && phase.value === "build")
    return say("nh-say-where", { building: { label: `building-${chosen.value}` } });
  return phase.value === "build"
    ? say("nh-say-build")
    : say("nh-say-share", { player: { seat: board.active } });
}

/** On a phone the tiles in hand lie under the map, until the game is over. */
const benched = ({ table: { me, view, width } }: Play): boolean =>
  width.value === "phone" && me.value !== null && !view.value.over;

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "nhp",
    finals: ["draw-from-bag", "stop-building"],
    foresees: true,
    handles: ["lay-tile", "lay-shipment", "build", "take-open", "draw-from-bag"],
    Board: () => <HarvestMap play={play} />,
    Hero: () => <Final play={play} />,
    Own: () => <Own play={play} />,
    Below: () => (benched(play) ? <Bench play={play} /> : null),
    tab: () => (isBuilding(play) ? "me" : "board"),
    apart: true,
    steps: () =>
      table.view.value.over
        ? null
        : { names: STEPS.map(s => say(`nh-step-${s}`)), at: STEPS.indexOf(play.phase.value as "lay") },
    sentence: () => sentence(play),
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => seal(play),
    note: () => {
      const { turn, turns } = table.view.value.board;
      return say("nh-turn", { n: Math.min(turn, turns), of: turns });
    },
    player: seat => player(play, seat),
    picture: event => <Picture play={play} event={event} />,
    told: createTold(play),
    keys: keysOf(play),
    keyHelp: () => [
      ["R", say("nh-rotate")],
      ["F", say("nh-key-face")],
      ["1 … 9", say("nh-key-hand")],
      ["Esc", say("nh-key-back")],
    ],
  };
};

export default create;
