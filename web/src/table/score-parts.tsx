/* Where points came from, line by line. */
import type { TableStore } from "../state/table";
import type { ScorePart } from "../types";

interface ScorePartsProps {
  store: TableStore;
  parts: readonly ScorePart[];
  /** What a part worth nothing shows: its zero, or nothing where the line says all. */
  zero?: string;
}

export const ScoreParts = ({ store, parts, zero = "0" }: ScorePartsProps) => (
  <>
    {parts.map((part, i) => (
      <>
        <dt key={i}>{store.say(`score-${part.part}`, { n: part.value, ...part.args })}</dt>
        <dd>{part.value || zero}</dd>
      </>
    ))}
  </>
);
