/* The small picture of a log line. */

import type { ComponentChildren } from "preact";
import { Figure, gouge, hexPoints, poly, SeatBadge, SeatMark, seatColour, seatHatch } from "../../../kit";
import { isList, seatOf } from "../../../text/args";
import type { LogEvent, TextArg } from "../../../types";
import { StonePicture } from "./stone-picture";

const firstSeat = (arg: TextArg | undefined): number | null => seatOf(isList(arg) ? arg[0] : arg);

export function Picture({
  event,
  letter,
}: {
  event: LogEvent;
  letter: (seat: number) => string | undefined;
}) {
  const art = (body: ComponentChildren, viewBox = "-16 -16 32 32") => (
    <svg viewBox={viewBox} aria-hidden="true">
      {body}
    </svg>
  );
  /* A territory is told of who laid the stone, and shown in the colour of who took it. */
  const seat = event.kind.startsWith("territory") ? firstSeat(event.args?.players) : event.seat;
  if (event.kind === "stone") return <StonePicture />;
  if (event.kind === "place" && seat !== null)
    return art(
      <>
        <ellipse cy="11" rx="12" ry="4" fill="var(--rule)" />
        <Figure seat={seat} x={0} y={12} />
      </>,
    );
  if (event.kind === "move" && seat !== null)
    return art(
      <>
        <path d={gouge(-16, 11, -4, 11, 1.7) + gouge(-14, 3, -5, 3, 1.4)} fill="var(--ink-2)" />
        <Figure seat={seat} x={5} y={13} />
      </>,
    );
  if (event.kind.startsWith("territory"))
    return art(
      <>
        <path d={poly(hexPoints(0, 0, 15))} fill="var(--paper-sunk)" />
        {seat !== null && <path d={poly(hexPoints(0, 0, 15))} fill={seatHatch(seat)} opacity=".6" />}
        <path
          d={poly(hexPoints(0, 0, 14))}
          fill="none"
          stroke={seat === null ? "var(--ink-2)" : seatColour(seat)}
          stroke-width="2.4"
        />
        {seat !== null && <SeatMark seat={seat} letter={letter(seat)} scale={0.72} />}
      </>,
    );
  return seat === null ? <StonePicture /> : <SeatBadge seat={seat} letter={letter(seat)} size={22} />;
}
