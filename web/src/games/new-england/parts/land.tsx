/* Tiles, figures and cards. Tile pictures are symbols of 64, so that a map of 84 tiles stays light. */
import { SIDE, type TerrainId } from "../model";

export const Land = ({
  terrain,
  developed,
  x,
  y,
  size = SIDE,
}: {
  terrain: TerrainId;
  developed?: boolean;
  x: number;
  y: number;
  size?: number;
}) => <use href={`#ne-${terrain}${developed ? "-developed" : ""}`} x={x} y={y} width={size} height={size} />;
