/* A district where there is little room: one line, a bar for each place; pressed, it opens with whole cards. */
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import { kindsOf } from "../model";
import type { Play } from "../play";
import { seatWords } from "../told";
import { Bubble } from "./bubble";
import { isChoosing } from "./choosing";
import { CubeSums } from "./cubes-on";
import { districtLook, hasAsked } from "./head";
import { MarkIcons } from "./mark-icons";
import { Name } from "./name";
import { Secret } from "./secret";

function Bars({ play, seat }: { play: Play; seat: number }) {
  const { board, aids } = play.table.view.value;
  return (
    <span class="ns-bars" aria-hidden="true">
      {kindsOf(nth(board.towns, seat, "towns"), aids.buildings).map(({ type, places, full }) => (
        <i
          key={type}
          class={full ? "full" : ""}
          style={{ "--bt": `var(--b-${type})`, "--darker": type === "justice" ? "45%" : undefined }}
        >
          {places.map(({ building, spots }) => (
            <em
              key={building}
              class={`${spots.length ? "on" : ""}${spots.some(s => s.despair) ? " d" : ""}${spots.some(s => s.hope) ? " h" : ""}`}
            />
          ))}
        </i>
      ))}
    </span>
  );
}

export function DistrictRow({ play, seat }: { play: Play; seat: number }) {
  const { seats, view, me, say } = play.table,
    who = nth(seats.value, seat, "seats"),
    asked = hasAsked(play, seat),
    sealed = isChoosing(play) && !view.value.actors.includes(seat);
  return (
    <li class={`ns-row${districtLook(play, seat)}${asked ? " can" : ""}`}>
      <button
        type="button"
        class="ns-row-open"
        data-cell={who.letter}
        data-legal={asked ? true : undefined}
        data-own={seat === me.value ? true : undefined}
        aria-expanded={play.opened.value === seat}
        aria-label={`${seatWords(play, seat).join(" ")} ${say("ns-open-it")}`}
        onClick={() => {
          play.opened.value = seat;
        }}
      />
      <SeatBadge seat={seat} letter={who.letter} size={26} />
      <span class="ns-who">
        <b>{who.name}</b>
        <MarkIcons play={play} seat={seat} />
        {sealed && <Icon name="lock" size={12} color="var(--moss)" />}
      </span>
      {view.value.over ? <Secret play={play} seat={seat} /> : <Bubble play={play} seat={seat} />}
      <Name play={play} seat={seat} />
      <Bars play={play} seat={seat} />
      <CubeSums play={play} seat={seat} />
    </li>
  );
}
