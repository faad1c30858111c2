/* The viewer's goods and pieces, the display of buildings, the stacks of possessions. */
import { Icon, range, seatColour } from "../../kit";
import { GoodChip, RecipeRow } from "./art";
import { glyphOf, hexOf, LAND, standing, type Slot, type Tile } from "./model";
import type { Play } from "./play";

export const ownGoods = (play: Play): readonly Slot[] =>
  standing(play.table.view.value.board).filter(s => s.worker !== null && s.worker === play.table.me.value);

/** Once-a-game pieces: buttons while they can pay. */
function Once({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    own = table.view.value.board.seats[table.me.value!]!,
    legal = table.legal.value;
  const pieces = [
    ["wheelbarrow", "barrow", own.wheelbarrow, legal.find("use-wheelbarrow")],
    ["food", "food", own.food_marker, legal.find("pay-marker", { marker: "food" })],
    ["wood", "wood", own.wood_marker, legal.find("pay-marker", { marker: "wood" })],
  ] as const;
  return (
    <span class="nl-once">
      {pieces.map(([id, icon, left, action]) => {
        const name = say(left ? `nl-piece-${id}` : `nl-piece-${id}-used`);
        return action ? (
          <button key={id} class="can" aria-label={name} title={name} onClick={() => table.choose(action)}>
            <Icon name={icon} size={24} cut="var(--card)" />
          </button>
        ) : (
          <span key={id} class={left ? "" : "used"} role="img" aria-label={name} title={name}>
            <Icon name={icon} size={24} cut="var(--card)" />
          </span>
        );
      })}
    </span>
  );
}

export function Goods({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    me = table.me.value,
    { board, scores } = table.view.value;
  if (me === null) return null;
  const own = board.seats[me]!,
    placed = (scores[me] ?? []).reduce((sum, p) => sum + p.value, 0),
    goods = ownGoods(play);
  return (
    <section class="panel">
      <header>
        <h2>{say("nl-goods")}</h2>
        <span class="end">{say("nl-workers-free", { n: own.workers, of: own.workers + goods.length })}</span>
      </header>
      {goods.length === 0 ? (
        <p class="nl-none">{say("nl-goods-none")}</p>
      ) : (
        <ul class="nl-goods">
          {goods.map(g => {
            const pay = table.legal.value.find("pay", { place: g.place, good: g.good! }),
              text = (
                <>
                  <GoodChip good={g.good!} size={28} />
                  <span>
                    <b>{say(`good-${g.good!}`)}</b>
                    <small class={g.lying ? "bad" : ""}>
                      {say(g.lying ? "nl-spoils" : "nl-keeps", { hex: hexOf(g.place) })}
                    </small>
                  </span>
                </>
              );
            return (
              <li key={g.place}>
                {pay ? (
                  <button
                    class="can"
                    onClick={() => table.choose(pay)}
                    onPointerEnter={() => {
                      table.peek.value = pay;
                    }}
                    onPointerLeave={() => {
                      table.peek.value = null;
                    }}
                    onFocus={() => {
                      table.peek.value = pay;
                    }}
                    onBlur={() => {
                      table.peek.value = null;
                    }}
                  >
                    <span class="vh">{say(pay.label.label, pay.label.args)}</span>
                    <span class="nl-seen" aria-hidden="true">
                      {text}
                    </span>
                  </button>
                ) : (
                  text
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div class="nl-kit">
        <span
          class="nl-flags"
          role="img"
          aria-label={say("nl-banners-left", { n: own.banners })}
          style={{ color: seatColour(me) }}
        >
          {range(own.banners + placed).map(i => (
            <svg key={i} viewBox="0 0 24 24" class={i < placed ? "out" : ""}>
              <use href="#g-banner" />
            </svg>
          ))}
        </span>
        <Once play={play} />
      </div>
    </section>
  );
}

/** One kind of building: pressed, it is in hand and the land shows where it may go. */
function Work({
  play,
  kind,
  left,
  next,
}: {
  play: Play;
  kind: string;
  left: number;
  next?: readonly string[];
}) {
  const { table, held } = play,
    { say } = table,
    { board, aids } = table.view.value,
    tile = aids.tiles[kind]!,
    name = say(`building-${kind}`);
  const can = table.legal.value.where("build", { building: kind }),
    asking = play.asked.value === "act",
    least = Math.min(...can.map(a => (a.effect as { time: number }).time));
  const press = () => {
    if (can.length) play.hold(kind);
    else if (asking)
      table.whyNot({
        kind: "build",
        building: kind,
        hex:
          board.hexes.find(h => h.terrain === tile.terrain && h.slots.includes(null))?.hex ??
          board.hexes[0]!.hex,
      });
  };
  return (
    <button
      class={`nl-work ${can.length ? "can" : left ? "" : "out"}`}
      style={{ "--tc": `var(--t-${LAND[tile.terrain]})` }}
      aria-pressed={held.value === kind}
      title={`${name}. ${say("nl-grade", { grade: { label: `grade-${tile.grade}` } })}`}
      onClick={press}
    >
      <span class="vh">{describe(play, kind, tile, left, can.length ? least : null)}</span>
      <span class="nl-seen" aria-hidden="true">
        {next ? (
          <b>{say(`nl-short-${kind}`)}</b>
        ) : (
          <span class="cn">
            {tile.cost ? <Icon name={glyphOf(tile.cost)} size={15} /> : <i />}
            {can.length > 0 && <span class="least">{least}</span>}
            <span>{left ? `×${left}` : "–"}</span>
          </span>
        )}
        <RecipeRow tile={tile} size={next ? 19 : 15} />
        {next ? (
          <>
            <span class="ban">
              {tile.banners}
              <Icon name="banner" size={14} />
              {tile.cost && <Icon name={glyphOf(tile.cost)} size={15} class="price" />}
            </span>
            <small class="cost">{say(`terrain-${tile.terrain}`)}</small>
          </>
        ) : (
          <span class="nm">{say(`nl-short-${kind}`)}</span>
        )}
        {next && can.length > 0 && <span class="least">{least}</span>}
      </span>
    </button>
  );
}
const goodsOf = (goods: readonly string[]) => goods.map(g => ({ label: `good-${g}` }));
function describe(play: Play, kind: string, tile: Tile, left: number, least: number | null): string {
  const { say } = play.table,
    parts = [say(`building-${kind}`), say(`terrain-${tile.terrain}`)];
  if (tile.cost) parts.push(say("nl-costs", { good: { label: `good-${tile.cost}` } }));
  for (const r of tile.recipes)
    parts.push(
      tile.family
        ? say("nl-serves", { goods: goodsOf(r.inputs), n: tile.banners })
        : say("nl-makes", {
            from: r.inputs.length ? "yes" : "no",
            goods: goodsOf(r.inputs),
            good: { label: r.output ? `good-${r.output}` : "nl-mineral" },
          }),
    );
  parts.push(say("nl-left", { n: left }));
  if (least !== null) parts.push(say("nl-can-build", { n: least }));
  return parts.join(", ");
}

export function Works({ play }: { play: Play }) {
  const { say } = play.table,
    { board } = play.table.view.value;
  return (
    <section class="panel">
      <header>
        <h2>{say("nl-buildings")}</h2>
        <span class="end">{say("nl-buildings-note")}</span>
      </header>
      <div class="nl-works">
        {Object.entries(board.display).map(([kind, left]) => (
          <Work key={kind} play={play} kind={kind} left={left} />
        ))}
      </div>
    </section>
  );
}

/** The top of each stack, and what lies below it. */
export function Stacks({ play }: { play: Play }) {
  const { say } = play.table,
    { board, aids } = play.table.view.value;
  return (
    <section class="panel">
      <header>
        <h2>{say("nl-possessions")}</h2>
        <span class="end">{say("nl-possessions-note")}</span>
      </header>
      <div class="nl-stacks">
        {Object.entries(board.stacks).map(([family, { left }]) => (
          <div key={family}>
            <h3>{say(`family-${family}`)}</h3>
            {left[0] ? (
              <Work play={play} kind={left[0]} left={1} next={left.slice(1)} />
            ) : (
              <span class="nl-empty">{say("nl-stack-empty")}</span>
            )}
            {left.slice(1).map(kind => {
              const tile = aids.tiles[kind]!,
                text = `${say(`building-${kind}`)}: ${say("nl-serves", { goods: goodsOf(tile.recipes[0]!.inputs), n: tile.banners })}, ${say(`terrain-${tile.terrain}`)}`;
              return (
                <span
                  key={kind}
                  class="nl-next"
                  role="img"
                  aria-label={text}
                  title={text}
                  style={{ "--tc": `var(--t-${LAND[tile.terrain]})` }}
                >
                  <RecipeRow tile={tile} size={15} />
                  <b>{tile.banners}</b>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
