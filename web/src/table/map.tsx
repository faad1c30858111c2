/* The frame round a board's map: scores above on a phone, zoom, one line below. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../text";
import { useRoving } from "./roving";
import { walkCells } from "./walk";
import { useZoom } from "./zoom";
import "./map.css";

const STEP = 1.6;

interface MapBoxProps {
  /** The game's. */
  name: string;
  glance: ComponentChildren;
  children: ComponentChildren;
  below?: ComponentChildren;
}

export function MapBox({ name, glance, children, below }: MapBoxProps) {
  const room = useRef<HTMLElement>(null),
    zoom = useZoom(room);
  useRoving(room);
  return (
    <section
      class="board"
      role="application"
      aria-label={name}
      aria-roledescription={t("board-role")}
      tabIndex={-1}
      ref={room}
      onKeyDown={walkCells}
    >
      <div class="glance">
        {glance}
        <span class="zoom">
          <button type="button" aria-label={t("zoom-in")} onClick={() => zoom.by(STEP)}>
            +
          </button>
          <button type="button" aria-label={t("zoom-out")} onClick={() => zoom.by(1 / STEP)}>
            −
          </button>
        </span>
      </div>
      {children}
      {below && <div class="below">{below}</div>}
    </section>
  );
}
