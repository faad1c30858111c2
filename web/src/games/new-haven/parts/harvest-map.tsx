/* The harvest board: land, previewed chains, open buildings, the resource track. */
import { Brackets, Drawing, NeatLine } from "../../../kit";
import { type Area, area, cornerOf, SIDE, TILE } from "../model";
import { type Play, rotate } from "../play";
import { Corners } from "./corners";
import { Land } from "./land";
import { MARGIN, OFFER, UPRIGHT } from "./measures";
import { OpenBelow, phoneScale } from "./open-below";
import { OpenBeside } from "./open-beside";
import { Preview } from "./preview";
import { SpaceNames } from "./space-names";
import { Spaces } from "./spaces";
import { Track } from "./track";

const LAID: readonly string[] = ["laid-tile", "laid-shipment", "flipped"];

/** Brackets round the space where something was laid last. */
function Last({ play, frame }: { play: Play; frame: Area }) {
  const { fresh, view } = play.table,
    last = fresh.value.findLast(e => LAID.includes(e.kind)),
    space = view.value.board.spaces.findIndex(s => s.name === last?.args?.space);
  if (space < 0) return null;
  const { x, y } = cornerOf(space, frame);
  return <Brackets x={x - 5} y={y - 5} w={TILE + 10} h={TILE + 10} k={22} />;
}

/** The picture's size and where the track lies: below the map; on a tablet, which is short, beside it. */
function layOut(width: Play["table"]["width"]["value"], { across, down }: Area) {
  const w = across * TILE,
    h = down * TILE,
    phone = width === "phone",
    upright = width === "tablet",
    below = phone ? h + 152 + 40 * phoneScale(w) : h + 100;
  const beside = phone ? 0 : OFFER + (upright ? UPRIGHT : 0);
  return {
    w,
    h,
    phone,
    track: upright
      ? { x: w + OFFER + 4, y: -7, length: h + 14, upright }
      : { x: -7, y: below, length: w + beside + 14, upright },
    box: [
      -10 - MARGIN,
      -10 - MARGIN,
      w + beside + 22 + MARGIN,
      (upright ? h + 22 : below + 46) + MARGIN,
    ] as const,
  };
}

export function HarvestMap({ play }: { play: Play }) {
  const { table } = play,
    { spaces } = table.view.value.board,
    frame = area(spaces),
    { w, h, phone, track, box } = layOut(table.width.value, frame),
    corners = spaces[0]?.kind === "outside" && frame.across === SIDE;
  const wheel = (e: WheelEvent) => {
    if (e.ctrlKey || !play.mine.value || play.phase.value !== "lay") return;
    e.preventDefault();
    rotate(play, e.deltaY > 0 ? 1 : -1);
  };
  return (
    <Drawing class="map nh-art" viewBox={box.join(" ")} label={table.say("nh-map")} onWheel={wheel}>
      <NeatLine w={w} h={h} />
      <SpaceNames play={play} frame={frame} />
      {corners && <Corners w={w} h={h} />}
      <Land play={play} frame={frame} />
      <Last play={play} frame={frame} />
      <Spaces play={play} frame={frame} />
      <Preview play={play} frame={frame} />
      {phone ? (
        <OpenBelow play={play} w={w} h={h} />
      ) : (
        <OpenBeside play={play} w={w} h={h} top={corners ? 80 : 0} />
      )}
      <Track play={play} {...track} phone={phone} />
    </Drawing>
  );
}
