/* The frame is the score track; the previewed points stand there dashed. */

import { besideStep, Frame, f1, frameStep, Labelled, SeatMark, seatColour } from "../../../kit";
import { nth } from "../../../lookup";
import { Numeral } from "../../numeral";
import { effectOf } from "../model";
import type { Play } from "../play";

interface Peg {
  seat: number;
  n: number;
  ghost: boolean;
  /** How many stand on the same step before it. */
  below: number;
}

/** Where everybody stands, and would stand after what is pointed at. */
function pegsOf(play: Play, steps: number): readonly Peg[] {
  const { board } = play.table.view.value,
    gains = effectOf(play.table.peek.value).gains ?? [],
    pegs = [
      ...board.seats.map((s, seat) => ({ seat, n: s.score, ghost: false })),
      ...gains.flatMap((g, seat) =>
        g > 0 ? [{ seat, n: nth(board.seats, seat, "seats").score + g, ghost: true }] : [],
      ),
    ];
  return pegs.map((peg, i) => ({
    ...peg,
    below: pegs.slice(0, i).filter(p => p.n % steps === peg.n % steps).length,
  }));
}

function Mark({ play, peg: { seat, n, ghost, below }, steps }: { play: Play; peg: Peg; steps: number }) {
  const { shape } = play.chart.value,
    phone = play.table.width.value === "phone",
    [x, y] = besideStep(shape, n, (phone ? 25 : 21) + below * 22),
    [bx, by, bw, bh] = frameStep(shape, n);
  return (
    <g opacity={ghost ? 0.8 : 1}>
      {!below && (
        <rect
          x={f1(bx)}
          y={f1(by)}
          width={f1(bw)}
          height={f1(bh)}
          fill={seatColour(seat)}
          stroke="var(--piece-line)"
          stroke-width="1.5"
          stroke-dasharray={ghost ? "3 2" : undefined}
        />
      )}
      <g transform={`translate(${f1(x)} ${f1(y)})`} data-piece={ghost ? undefined : `score-${seat}`}>
        <SeatMark seat={seat} letter={play.table.seats.value[seat]?.letter} scale={phone ? 1.25 : 1.05} />
        {n >= steps && (
          <Numeral y={24} size={12}>
            {n}
          </Numeral>
        )}
      </g>
    </g>
  );
}

export function Track({ play }: { play: Play }) {
  const { shape } = play.chart.value,
    { say, view, width } = play.table,
    steps = 2 * (shape.across + shape.down),
    counts = view.value.board.seats.map(({ score: n }, seat) => ({
      label: "tn-told-count",
      args: { player: { seat }, n },
    }));
  return (
    <Labelled label={say("tn-score", { counts })} data-cell="score">
      <Frame shape={shape} numbers={10} fontSize={width.value === "phone" ? 18 : 13.5}>
        {pegsOf(play, steps).map(peg => (
          <Mark key={`${peg.seat}${peg.ghost}`} play={play} peg={peg} steps={steps} />
        ))}
      </Frame>
    </Labelled>
  );
}
