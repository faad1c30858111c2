/* Where the points came from: one column for all lines of the scores that have the same name. */
import type { Speaker } from "../../text";
import type { Outcome, ScorePart } from "../../types";

export interface Cell {
  value: number;
  /** The single lines, in words. */
  lines: readonly string[];
}
export interface Source {
  name: string;
  /** It breaks ties and gives no points. */
  tie: boolean;
  /** By seat. */
  cells: readonly (Cell | null)[];
}
export interface Rival {
  winner: number;
  other: number;
}

const isTie = (part: ScorePart): boolean => part.part.startsWith("tie-");
const worth = (part: ScorePart): number => (isTie(part) ? Number(part.args?.n ?? 0) : part.value);

function nameOf(say: Speaker, part: ScorePart): string {
  const short = `source-${part.part}`;
  return say(say.has(short) ? short : `score-${part.part}`, { n: part.value, ...part.args });
}

/** The columns of the table; what breaks ties comes last. */
export function sourcesOf(say: Speaker, lines: readonly (readonly ScorePart[])[]): readonly Source[] {
  const columns = new Map<string, ScorePart[][]>();
  for (const [seat, parts] of lines.entries())
    for (const part of parts) {
      const name = nameOf(say, part),
        cells = columns.get(name) ?? lines.map((): ScorePart[] => []);
      cells[seat]?.push(part);
      columns.set(name, cells);
    }
  const cellOf = (parts: readonly ScorePart[]): Cell | null =>
    parts.length
      ? {
          value: parts.reduce((sum, part) => sum + worth(part), 0),
          lines: parts.map(part => say(`score-${part.part}`, { n: part.value, ...part.args })),
        }
      : null;
  const found = [...columns].map(([name, cells]) => ({
    name,
    tie: cells.flat().every(isTie),
    cells: cells.map(cellOf),
  }));
  return [...found.filter(s => !s.tie), ...found.filter(s => s.tie)];
}

/** A single winner, and the best of the others. */
export function rivalOf({ ranking, winners }: Outcome): Rival | null {
  const winner = winners[0],
    other = ranking[1]?.[0];
  return winners.length === 1 && winner !== undefined && other !== undefined ? { winner, other } : null;
}

const valueAt = (source: Source, seat: number): number => source.cells[seat]?.value ?? 0;

/** The column that decided between the two: where the winner gained most, or what broke their tie. */
export function decidingOf(
  sources: readonly Source[],
  { scores }: Outcome,
  { winner, other }: Rival,
): Source | null {
  const ahead = (scores[winner] ?? 0) - (scores[other] ?? 0),
    gain = (source: Source) => valueAt(source, winner) - valueAt(source, other);
  if (ahead < 0) return null;
  if (ahead === 0) return sources.find(s => s.tie && gain(s) !== 0) ?? null;
  const best = sources.filter(s => !s.tie).sort((a, b) => gain(b) - gain(a))[0];
  return best && gain(best) > 0 ? best : null;
}

/** The seats with the most in a column, if it tells seats apart. */
export function bestIn({ cells, tie }: Source): ReadonlySet<number> {
  const values = cells.map(cell => cell?.value ?? 0),
    most = Math.max(...values);
  const best = values.flatMap((value, seat) => (value === most ? [seat] : []));
  return new Set(tie || most <= 0 || best.length === values.length ? [] : best);
}
