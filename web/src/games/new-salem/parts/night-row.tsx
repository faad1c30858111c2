import { DAWN, NIGHT, nightRow } from "../art/night";
import type { Play } from "../play";
import { SHAPES } from "./night-gauge";

interface RowProps {
  play: Play;
  dark: number;
  change?: number;
  dawn?: boolean;
  /** The moon stands in the sky above already. */
  moonless?: boolean;
  /** Left out inside of what says it. */
  label?: string;
}

/** The row of houses alone. */
export function NightRow({ play, dark, change = 0, dawn = false, moonless = dawn, label }: RowProps) {
  const { goal } = play.table.view.value.board,
    shape = SHAPES[play.table.width.value],
    moon = shape.moon && !moonless,
    source = nightRow({ ...(dawn ? DAWN : NIGHT), ...shape, moon, dark, goal, change });
  return (
    <svg
      class="ns-houses"
      viewBox={`0 0 ${shape.w} ${shape.h}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
