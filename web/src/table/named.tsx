/* A sentence with the names of those at the table in bold; the reader is "you" besides. */
import type { SeatView } from "../games/board";
import { t } from "../text";

/** The parts of a text between names, and the seats named: split at whole words only. */
export function atNames(text: string, seats: readonly SeatView[]): (string | SeatView)[] {
  const known = seats.filter(who => who.name).sort((a, b) => b.name.length - a.name.length);
  if (!known.length) return [text];
  const names = known.map(who => who.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
    at = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(at)
    .map((part, i) => (i % 2 ? (known.find(who => who.name === part) ?? part) : part))
    .filter(part => part !== "");
}

export const Named = ({ text, seats }: { text: string; seats: readonly SeatView[] }) => (
  <>
    {atNames(text, seats).map((part, i) =>
      typeof part === "string" ? (
        part
      ) : (
        <b key={i}>
          {part.name}
          {part.me && <small> ({t("you")})</small>}
        </b>
      ),
    )}
  </>
);
