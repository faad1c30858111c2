/* What the pointed-at action would do: the piece in its new place, the land it closes and for whom. */

import { edge, Figure, type Point, poly, RopeLine, SeatMark, Selected, Tag } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import type { LegalAction } from "../../../types";
import { Numeral } from "../../numeral";
import { effectOf, type Hex, SIDE } from "../model";
import type { Play } from "../play";
import { dotted } from "./dotted";
import { Stone } from "./stone";

/** The points of a closing stone, on a tag inside the frame. */
function Points({ play, at: [x, y], gains }: { play: Play; at: Point; gains: readonly number[] }) {
  const { w, bar } = play.chart.value.shape,
    shown = gains.map((n, seat) => ({ n, seat })).filter(g => g.n > 0),
    wide = 14 + Math.max(1, shown.length) * 76,
    under = y < 120,
    middle = Math.max(bar + wide / 2 + 4, Math.min(w - bar - wide / 2 - 4, x));
  return (
    <Tag x={middle} y={under ? y + 26 : y - 24} w={wide} h={38} below={under}>
      {shown.map(({ n, seat }, i) => (
        <g key={seat} transform={`translate(${22 + i * 76} 19)`}>
          <SeatMark seat={seat} letter={play.table.seats.value[seat]?.letter} scale={1.1} />
          <Lettering x="17" y="8" font-size="23" font-weight="700" fill="var(--ink)" class="serif">
            +{n}
          </Lettering>
        </g>
      ))}
      {!shown.length && (
        <Numeral x={wide / 2} y={26} size={20}>
          0
        </Numeral>
      )}
    </Tag>
  );
}

/** The piece where it would come to lie or stand. */
function Ghost({ play, action, hex }: { play: Play; action: LegalAction; hex: Hex }) {
  const chart = play.chart.value,
    [x, y] = chart.centre(hex),
    { kind, source } = action.action;
  if (kind === "stone")
    return (
      <g opacity=".85">
        <Stone x={x} y={y} />
      </g>
    );
  return (
    <>
      {kind === "move" && dotted(edge(chart.at(String(source)), [x, y]))}
      {kind === "place" && <RopeLine d={poly(chart.corners(hex, SIDE - 3.5))} />}
      <g opacity=".82">
        <Figure seat={play.table.me.value ?? 0} x={x} y={y + 15} scale={1.13} />
      </g>
    </>
  );
}

export function Preview({ play }: { play: Play }) {
  const action = play.table.peek.value,
    chart = play.chart.value,
    hex = chart.hex(String(action?.action.target ?? action?.action.hex));
  if (!action || !hex) return null;
  const { gains = [], closes, stones = [] } = effectOf(action);
  return (
    <g pointer-events="none">
      <Ghost play={play} action={action} hex={hex} />
      <path
        d={stones.map(s => chart.outline(s.hex, SIDE - 6)).join("")}
        fill="none"
        stroke="var(--stone-wood-ink)"
        stroke-width="3"
        stroke-dasharray="5 4"
      />
      {(action.action.kind === "stone" || play.pinned.value === hex.name) && (
        <Selected d={poly(chart.corners(hex, SIDE - 2))} />
      )}
      {closes && <Points play={play} at={chart.centre(hex)} gains={gains} />}
    </g>
  );
}
