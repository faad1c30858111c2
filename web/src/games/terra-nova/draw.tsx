/* Pieces and small pictures of Terra Nova. */
import type { ComponentChildren } from "preact";
import {
  f1,
  Figure,
  gouge,
  hexPoints,
  poly,
  SeatBadge,
  seatColour,
  seatHatch,
  SeatMark,
  Stamp,
} from "../../kit";
import type { LogEvent, TextArg } from "../../types";
import type { Ground } from "./model";

export const INK = "#2A2018",
  CREAM = "#FFF8E2";

const StoneArt = () => (
  <>
    <path d={poly(hexPoints(1.5, 2.5, 25))} fill="#00000055" />
    <path
      d={poly(hexPoints(0, 0, 25))}
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path
      d={poly(hexPoints(0, -1.5, 18.5))}
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1"
    />
    <path
      d={[-9, -4, 1, 6, 10]
        .map((y, i) => gouge(-13 + (i % 2) * 3, y, 13 - (i % 3) * 3, y - 2, 0.9, 2))
        .join("")}
      fill="var(--stone-wood)"
    />
  </>
);
/** Drawn once in the map's defs; a stone on the map is one node. */
export const StoneSymbol = () => (
  <symbol id="tn-stone" viewBox="-30 -30 60 60">
    <StoneArt />
  </symbol>
);
export const Stone = ({ x, y, size = 60 }: { x: number; y: number; size?: number }) => (
  <use href="#tn-stone" x={f1(x - size / 2)} y={f1(y - size / 2)} width={size} height={size} />
);
export const StonePicture = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
    <StoneArt />
  </svg>
);

/** One hex of a terrain with its letter, for the legend and for lists. */
export const GroundHex = ({ terrain, letter, size }: { terrain: Ground; letter?: string; size: number }) => (
  <svg width={size} height={size} viewBox="-28 -30 56 60" aria-hidden="true">
    <path d={poly(hexPoints(0, 0, 29))} fill={`var(--t-${terrain})`} stroke={INK} stroke-width="1.4" />
    <Stamp name={terrain} x={0} y={0} size={52} />
    {letter && (
      <text
        x="-16"
        y="15"
        class="tn-letter"
        style={{ "--tn-p": `var(--t-${terrain}-p)`, "--tn-g": `var(--t-${terrain})` }}
        font-size="17"
      >
        {letter}
      </text>
    )}
  </svg>
);

/** Terrains as small lettered chips in a row of text. */
export const GroundChip = ({ terrain, letter }: { terrain: Ground; letter: string }) => (
  <svg class="tn-chip" width="17" height="19" viewBox="-10 -11 20 22" aria-hidden="true">
    <path d={poly(hexPoints(0, 0, 10.5))} fill={`var(--t-${terrain})`} stroke={INK} stroke-width="1" />
    <text
      y="4.300"
      text-anchor="middle"
      font-size="12"
      font-weight="700"
      fill={CREAM}
      stroke={INK}
      stroke-width="2.600"
      paint-order="stroke"
    >
      {letter}
    </text>
  </svg>
);

const seatOf = (arg: TextArg | undefined): number | null => {
  const one = Array.isArray(arg) ? (arg[0] as TextArg) : arg;
  return typeof one === "object" && one !== null && "seat" in one ? (one as { seat: number }).seat : null;
};
/** The small picture of a log line. */
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
  const seat = event.seat ?? seatOf(event.args?.players);
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
