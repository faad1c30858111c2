import { range } from "../kit";
import { CREW, strengthOf } from "../state/crew";
import "./face.css";

export const Pips = ({ level }: { level: string }) => (
  <i class="pips" aria-hidden="true">
    {range(CREW.length).map(i => (
      <b key={i} class={i < strengthOf(level) ? "full" : ""} />
    ))}
  </i>
);
