/* The stones on the island. */
import type { Play } from "../play";
import { Stone } from "./stone";

export const Stones = ({ play }: { play: Play }) => (
  <>
    {play.chart.value.hexes
      .filter(h => h.stone)
      .map(h => {
        const [x, y] = play.chart.value.centre(h);
        return <Stone key={h.name} x={x} y={y} piece={play.stones.value.laid.get(h.name)} />;
      })}
  </>
);
