/* A game that has no board of its own: its picture, and the position as the server tells it. */

import { Vignette } from "../shell/vignette";
import type { TableStore } from "../state/table";
import "./fallback.css";

const simple = (value: unknown): boolean => value === null || typeof value !== "object";
/** What is missing or empty has a sign of its own: an empty line looks like one that was not drawn. */
const written = (value: unknown): string => String(value ?? "") || "–";

function Value({ value }: { value: unknown }) {
  if (value === null || typeof value !== "object") return <>{written(value)}</>;
  if (Array.isArray(value) && value.every(simple)) return <>{value.map(written).join(" ") || "–"}</>;
  return (
    <dl class="plain">
      {Object.entries(value).map(([k, v]) => (
        <div key={k}>
          <dt>{k}</dt>
          <dd>
            <Value value={v} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const FallbackBoard = ({ store }: { store: TableStore }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
  <div class="fallback" tabIndex={0}>
    <div class="banner">
      <Vignette game={store.view.value.game} />
    </div>
    <Value value={store.view.value.board} />
  </div>
);
