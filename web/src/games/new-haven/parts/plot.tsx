/* One plot of a village: what stands there, or what building there costs and whether it can be done. */

import { disc, Selected } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { nth } from "../../../lookup";
import { Cell } from "../../cell";
import type { Built } from "../model";
import { inVillage } from "../pieces";
import { isBuilding, type Play, settlePlot } from "../play";
import { buildWords, builtWords } from "../words";
import { Building } from "./building";
import { Disc } from "./disc";
import { plotAt } from "./plots";

const Cost = ({ n, open }: { n: number; open: boolean }) => (
  <Lettering
    y="6.5"
    text-anchor="middle"
    font-size="19"
    font-weight={open ? 700 : 400}
    fill={open ? "var(--ink)" : "var(--ink-3)"}
    class="serif"
    pointer-events="none"
  >
    {n}
  </Lettering>
);

/** How the chosen building may stand here: a green tick face up, a dashed disc face down. */
const FaceMark = ({ up }: { up: boolean }) => (
  <g transform="translate(15 -16)" pointer-events="none">
    {up ? (
      <>
        <circle r="9.5" fill="var(--moss)" stroke="var(--paper-raised)" stroke-width="1.5" />
        <path d="M-4 .5l3 3 5-6.500" fill="none" stroke="var(--paper-raised)" stroke-width="2" />
      </>
    ) : (
      <circle
        r="8"
        fill="var(--paper-sunk)"
        stroke="var(--ink-2)"
        stroke-width="1.3"
        stroke-dasharray="3 2"
      />
    )}
  </g>
);

interface PlotProps {
  play: Play;
  seat: number;
  at: number;
  built: Built | null;
}

/** What is said of a plot: what stands there or what it costs, and what the chosen building would do there. */
function labelOf({ play, at, built }: PlotProps, yours: boolean): string {
  const { say, view } = play.table,
    { plots, costs } = view.value.aids,
    plot = nth(plots, at, "plots"),
    ways = yours ? play.ways(plot) : [],
    chosen = play.plot.value === plot ? play.building.value : ways.find(a => a.action.face === "up"),
    first = chosen ?? ways[0],
    stands = built
      ? builtWords(say, plot, built)
      : say("nh-plot-free", { plot, cost: nth(costs, at, "costs") });
  if (!first) return stands;
  return built ? `${stands}. ${buildWords(say, ways, first)}` : buildWords(say, ways, first);
}

export function Plot(props: PlotProps) {
  const { play, seat, at, built } = props,
    { table, plot } = play,
    { aids } = table.view.value,
    [x, y] = plotAt(at),
    name = nth(aids.plots, at, "plots"),
    yours = table.me.value === seat,
    chosen = yours && isBuilding(play) ? play.chosen.value : null,
    ways = chosen ? play.ways(name) : [],
    open = ways.length > 0,
    settled = open && plot.value === name ? play.building.value : null,
    up = ways.find(a => a.action.face === "up");
  const why = () => table.whyNot({ kind: "build", building: chosen ?? "", plot: name, face: "down" });
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="23" fill="var(--paper-sunk)" stroke="var(--rule)" stroke-width="1.2" />
      {built ? (
        <g class="drop" data-piece={play.pieces.value.get(inVillage(seat, at))?.id}>
          <Disc resource={built.resource} number={built.number} r={21.5} down={!built.up} />
        </g>
      ) : (
        <Cost n={nth(aids.costs, at, "costs")} open={open} />
      )}
      <Cell
        name={name}
        label={labelOf(props, yours)}
        d={disc(22)}
        thin
        wash={!built}
        legal={open}
        own={yours && built !== null}
        pressed={open ? plot.value === name : undefined}
        class={chosen && !open && !built ? "why" : undefined}
        onPick={open ? () => settlePlot(play, name) : chosen && !built ? why : undefined}
        onPeek={on => {
          table.peek.value = on && open ? (settled ?? up ?? nth(ways, 0, "ways")) : null;
        }}
      >
        {open && !settled && <FaceMark up={up !== undefined} />}
      </Cell>
      {settled && chosen && (
        <g pointer-events="none">
          <Building code={chosen} r={21.5} down={settled.action.face === "down"} />
          <Selected d={disc(23)} />
        </g>
      )}
    </g>
  );
}
