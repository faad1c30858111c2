/* A village: costs, colonists, where a building may go, face up or face down. */
import { disc, Glyph, range, Rope, Tag } from "../../kit";
import { t } from "../../text";
import { Building, Disc } from "./draw";
import { COLUMNS, effectOf, LAND, ROWS, type Line, type SeatBoard } from "./model";
import type { Play } from "./play";

const C = 52,
  AT = 28;

/** Colonists at the end of a line: in wax once it is complete, doubled if every building is face up. */
function Colonists({ x, y, line, hot }: { x: number; y: number; line: Line; hot: boolean }) {
  const done = line.filled === line.of,
    worth = (done || hot) && line.doubled ? line.colonists * 2 : line.colonists;
  return (
    <g
      transform={`translate(${x} ${y})`}
      style={{
        color: hot ? "var(--moss)" : done ? "var(--wax-text)" : "var(--ink-3)",
        "--k": "var(--paper-raised)",
      }}
    >
      <Glyph name="colonist" x={-8} y={0} size={22} />
      <text
        x="3"
        y="6"
        font-size="17"
        font-weight={done || hot ? 700 : 400}
        fill="currentColor"
        class="serif"
      >
        {worth}
      </text>
      {!done && !line.doubled && (
        <path d="M-18 12h34" stroke="currentColor" stroke-width="1" stroke-dasharray="2 2" />
      )}
    </g>
  );
}

export function Village({ play, seat }: { play: Play; seat: number }) {
  const { table, chosen, plot } = play,
    { board, aids } = table.view.value,
    own: SeatBoard = board.seats[seat]!,
    lines = aids.lines[seat]!;
  const { say } = table,
    yours = table.me.value === seat,
    legal = table.legal.value,
    completes = effectOf(table.peek.value).completes ?? [];
  const at = (i: number) => [AT + (i % COLUMNS) * C, AT + Math.floor(i / COLUMNS) * C] as const;
  const faces =
    plot.value && chosen.value ? legal.where("build", { building: chosen.value, plot: plot.value }) : [];
  return (
    <svg
      class="village nh-art"
      viewBox="0 0 320 356"
      role="group"
      aria-label={say("nh-village", { player: { seat } })}
    >
      <path
        d={
          range(COLUMNS)
            .map(c => `M${AT + c * C} ${AT}v${(ROWS - 1) * C}`)
            .join("") +
          range(ROWS)
            .map(r => `M${AT} ${AT + r * C}h${(COLUMNS - 1) * C}`)
            .join("")
        }
        stroke="var(--rule)"
        stroke-width="1.2"
        stroke-dasharray="2 4"
      />
      {own.village.map((built, i) => {
        const [x, y] = at(i),
          name = aids.plots[i]!,
          cost = aids.costs[i]!;
        const may = yours && chosen.value ? legal.where("build", { building: chosen.value, plot: name }) : [],
          up = may.find(a => a.action.face === "up");
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="23" fill="var(--paper-sunk)" stroke="var(--rule)" stroke-width="1.2" />
            {built ? (
              <g class="drop">
                <title>
                  {say(built.up ? "nh-built-up" : "nh-built-down", {
                    plot: name,
                    resource: { label: `resource-${built.resource}` },
                    n: built.number ?? 0,
                  })}
                </title>
                <Disc resource={built.resource} number={built.number} r={21.5} down={!built.up} />
              </g>
            ) : (
              <text
                y="6.5"
                text-anchor="middle"
                font-size="19"
                font-weight={may.length ? 700 : 400}
                fill={may.length ? "var(--ink)" : "var(--ink-3)"}
                class="serif"
                pointer-events="none"
              >
                {cost}
              </text>
            )}
            {may.length > 0 && (
              <Rope
                d={disc(22)}
                thin
                wash={!built}
                label={say("nh-plot", {
                  plot: name,
                  building: { label: `building-${chosen.value!}` },
                  faces: may.map(a => ({ label: `face-${String(a.action.face)}` })),
                })}
                onPick={() => {
                  if (may.length === 1) table.choose(may[0]);
                  else plot.value = plot.value === name ? null : name;
                }}
                onPeek={on => {
                  table.peek.value = on ? (up ?? may[0]!) : null;
                }}
              >
                {up && (
                  <g transform="translate(15 -16)" pointer-events="none">
                    <circle r="9.5" fill="var(--moss)" stroke="var(--paper-raised)" stroke-width="1.5" />
                    <path d="M-4 .5l3 3 5-6.500" fill="none" stroke="var(--paper-raised)" stroke-width="2" />
                  </g>
                )}
              </Rope>
            )}
            {!may.length && yours && chosen.value && !built && (
              <circle
                r="23"
                class="hit why"
                onClick={() =>
                  table.whyNot({ kind: "build", building: chosen.value!, plot: name, face: "down" })
                }
              >
                <title>{say("nh-why")}</title>
              </circle>
            )}
          </g>
        );
      })}
      {range(ROWS).map(r => (
        <Colonists
          key={r}
          x={AT + COLUMNS * C + 3}
          y={AT + r * C}
          line={lines[r]!}
          hot={completes.includes(lines[r]!.line)}
        />
      ))}
      {range(COLUMNS).map(c => (
        <Colonists
          key={c}
          x={AT + c * C}
          y={AT + ROWS * C - 1}
          line={lines[ROWS + c]!}
          hot={completes.includes(lines[ROWS + c]!.line)}
        />
      ))}
      {faces.length > 1 &&
        (() => {
          const [x, y] = at(aids.plots.indexOf(plot.value!)),
            low = y < 110,
            mid = Math.max(72, Math.min(248, x));
          return (
            <Tag x={mid} y={low ? y + 26 : y - 26} w={132} h={66} below={low}>
              {faces.map((a, k) => (
                <g key={a.id} transform={`translate(${36 + k * 60} 27)`}>
                  <Building code={chosen.value!} r={20} down={a.action.face === "down"} />
                  <text y="34" text-anchor="middle" font-size="12" fill="var(--ink)">
                    {say(`face-${String(a.action.face)}`)}
                  </text>
                  <Rope
                    d={disc(22)}
                    thin
                    wash={false}
                    label={say(a.label.label, a.label.args)}
                    onPick={() => table.choose(a)}
                    onPeek={on => {
                      table.peek.value = on ? a : null;
                    }}
                  />
                </g>
              ))}
            </Tag>
          );
        })()}
    </svg>
  );
}

/** A village at a glance; a click shows it large. */
export const Mini = ({ play, seat }: { play: Play; seat: number }) => (
  <button
    class="mini"
    aria-label={play.table.say("nh-look", { player: { seat } })}
    title={play.table.say("nh-look", { player: { seat } })}
    onClick={() => {
      play.looked.value = seat;
    }}
  >
    <svg viewBox="0 0 46 54" aria-hidden="true">
      {play.table.view.value.board.seats[seat]!.village.map((built, i) => {
        const x = 5 + (i % COLUMNS) * 9,
          y = 4.5 + Math.floor(i / COLUMNS) * 9;
        return built ? (
          <circle
            key={i}
            cx={x}
            cy={y}
            r="4"
            fill={`var(--t-${LAND[built.resource].terrain})`}
            stroke="var(--piece-line)"
            stroke-width={built.up ? 1.2 : 0.5}
            stroke-dasharray={built.up ? undefined : "1.5 1"}
          />
        ) : (
          <circle key={i} cx={x} cy={y} r="1.6" fill="var(--rule)" />
        );
      })}
    </svg>
  </button>
);

/** Panel with one village; others' can be looked at too. */
export function VillagePanel({ play }: { play: Play }) {
  const { table, looked } = play,
    { say } = table,
    me = table.me.value,
    seat = looked.value,
    view = table.view.value;
  const points = (view.scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0);
  return (
    <section class="panel">
      <header>
        <h2>{seat === me ? say("nh-yours") : say("nh-village", { player: { seat } })}</h2>
        <span>{view.board.seats[seat]!.name}</span>
        {seat !== me && me !== null ? (
          <button
            class="btn small quiet end"
            onClick={() => {
              looked.value = me;
            }}
          >
            {t("back")}
          </button>
        ) : (
          <span class="end">
            <b class="num big">{points}</b> {say("nh-colonists", { n: points })}
          </span>
        )}
      </header>
      <div class="body">
        <Village play={play} seat={seat} />
      </div>
    </section>
  );
}
