export interface Placed {
  x: number;
  y: number;
  size: number;
}
