/* How an action looks at first sight, so that lists can tell the best first. Rough on purpose: advice is the bots'. */
import type { LegalAction } from "../../types";
import { effectOf, type Hex } from "./model";
import type { Play } from "./play";

/** What the strongest may hope for of a terrain, by the lead in pioneers; what is left of it for each missing stone. */
const HOPE = [0, 0.7, 0.9, 1] as const,
  PER_STONE = 0.85,
  PER_HEX = 3;
/** Points at once count more than hopes; a move that gains nothing is better left. */
const SURE = 4,
  SOON = 3,
  EFFORT = 0.5;

/** A change to think of: a pioneer that comes or goes, a stone that is laid. */
interface Change {
  comes?: string;
  goes?: string;
  stone?: string;
}

/** Own points ahead of the average rival's. */
function net(me: number, gains: readonly number[]): number {
  const own = gains[me] ?? 0,
    all = gains.reduce((sum, n) => sum + n, 0);
  return own - (all - own) / Math.max(1, gains.length - 1);
}

/** The hexes of a zone by terrain. */
function byTerrain(hexes: readonly Hex[]): Iterable<readonly Hex[]> {
  const found = new Map<string, Hex[]>();
  for (const hex of hexes) found.set(hex.terrain, [...(found.get(hex.terrain) ?? []), hex]);
  return found.values();
}

/** How many stones a fence round this part of a zone still lacks, at the most. */
function lacking({ chart }: Play, part: readonly Hex[], zone: ReadonlySet<Hex>): number {
  const own = new Set(part),
    beyond = new Set<Hex>();
  let border = 0;
  for (const hex of part) {
    const out = chart.value
      .around(hex)
      .filter((near): near is Hex => !!near && zone.has(near) && !own.has(near));
    for (const near of out) beyond.add(near);
    border += Number(out.length > 0);
  }
  return Math.min(border, beyond.size);
}

/** Pioneers of the reader and of the strongest rival on these hexes. */
function strength(me: number, part: readonly Hex[], { comes, goes }: Change): [number, number] {
  const counts = new Map<number, number>([[me, 0]]);
  for (const { name, pioneer } of part) {
    const seat = name === comes ? me : name === goes ? null : pioneer;
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return [counts.get(me) ?? 0, Math.max(0, ...[...counts].filter(([seat]) => seat !== me).map(([, n]) => n))];
}

/** What the open land promises the reader, if this came about. */
function promise(play: Play, me: number, change: Change): number {
  const { board, aids } = play.table.view.value,
    rivals = board.seats.length - 1,
    zones = aids.zones.length ? aids.zones.map(zone => zone.hexes) : [board.hexes.map(hex => hex.name)];
  let sum = 0;
  for (const names of zones) {
    const hexes = names.flatMap(name => (name === change.stone ? [] : (play.chart.value.hex(name) ?? []))),
      zone = new Set(hexes);
    for (const part of byTerrain(hexes)) {
      const [own, other] = strength(me, part, change),
        hope = HOPE[Math.min(HOPE.length - 1, Math.abs(own - other))] ?? 0;
      if (hope)
        sum +=
          PER_HEX *
          part.length *
          PER_STONE ** lacking(play, part, zone) *
          hope *
          (own > other ? 1 : -1 / rivals);
    }
  }
  return sum;
}

/** The most that a rival could take from the reader by closing land in which this hex lies. */
function threatened(play: Play, me: number, name: string): number {
  const losses = play.table.view.value.aids.threats
    .filter(
      ({ by, closes }) => by.some(seat => seat !== me) && closes.some(land => land.hexes.includes(name)),
    )
    .map(({ gains }) => -net(me, gains));
  return Math.max(0, ...losses);
}

/** A way to judge all actions of a position: what the land promises now is reckoned once. */
export function judge(play: Play): (action: LegalAction) => number {
  const me = play.table.me.value ?? 0,
    now = promise(play, me, {}),
    after = (change: Change) => promise(play, me, change) - now;
  return action => {
    const { kind, hex, source, target } = action.action,
      { gains, stones = [] } = effectOf(action);
    if (kind === "place") return after({ comes: String(hex) });
    if (kind === "stone") return (gains ? SURE * net(me, gains) : 0) + after({ stone: String(hex) }) - EFFORT;
    if (kind !== "move") return 0;
    const soon = Math.max(0, ...stones.map(stone => net(me, stone.gains)));
    return (
      after({ goes: String(source), comes: String(target) }) +
      threatened(play, me, String(target)) -
      threatened(play, me, String(source)) +
      SOON * soon -
      EFFORT
    );
  };
}
