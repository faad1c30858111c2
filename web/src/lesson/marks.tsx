/* How far one is, as a neat line: done steps black, the present one hatched. */
import "./marks.css";

interface MarksProps {
  done: number;
  /** The step that is looked at; left out: the first that is not done. */
  at?: number;
  of: number;
}

const markOf = (i: number, done: number, at: number): string => {
  if (i === at) return "on";
  return i < done ? "done" : "";
};

export const Marks = ({ done, at = done, of }: MarksProps) => (
  <ol class="lesson-marks" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <li key={i} class={markOf(i, done, at)} />
    ))}
  </ol>
);
