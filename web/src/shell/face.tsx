/* A bot's face, and how strong it plays as pips. */
import { bust } from "../art/crew";
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
