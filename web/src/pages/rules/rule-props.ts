import type { Paragraph } from "../../api";
import { named } from "./named";

export interface RuleProps {
  paragraph: Paragraph;
  typed: string;
  /** The rows that it takes. */
  row: string;
}

export const classOf = (id: string, kind: string): string => (id === named.value ? `${kind} named` : kind);
