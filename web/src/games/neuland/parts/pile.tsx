/* Minerals as they lie, the top one above. */
import { INK } from "../../../kit";
import { Disc } from "./disc";

export const Pile = ({ minerals }: { minerals: readonly string[] }) => (
  <svg class="nl-pile" viewBox="0 0 30 66" width="28" height="62" aria-hidden="true" style={{ color: INK }}>
    {[...minerals]
      .map((m, i) => ({ m, y: 16 + i * 17 }))
      .reverse()
      .map(({ m, y }) => (
        <Disc key={y} good={m} x={15} y={y} r={13.5} />
      ))}
  </svg>
);
