/* Claims as arguments of their texts. */

import type { LegalAction, TextArg, TextArgs } from "../../../types";
import type { Claim } from "../model";

const LABELS: Readonly<Record<string, string>> = { side: "side", type: "type", event: "event-card" };

/** The fields of a claim as arguments of its text. */
export const spoken = ({ kind: _, ...fields }: Claim["claim"] | LegalAction["action"]): TextArgs =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, TextArg] => [
      name,
      name === "about"
        ? { seat: value as number }
        : LABELS[name]
          ? { label: `${LABELS[name]}-${String(value)}` }
          : value,
    ]),
  );
