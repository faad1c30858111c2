/* A bot's face, and how strong it plays as pips. */
import { bust } from "../art/crew";
import { range } from "../kit";
import { CREW, strengthOf } from "../state/crew";
import "./face.css";

export const Face = ({ level, size }: { level: string; size: number }) => (
  <svg
    class="face"
    width={size}
    height={size}
    viewBox="0 0 64 64"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: bust(level) }}
  />
);

export const Pips = ({ level }: { level: string }) => (
  <i class="pips" aria-hidden="true">
    {range(CREW.length).map(i => (
      <b key={i} class={i < strengthOf(level) ? "full" : ""} />
    ))}
  </i>
);
