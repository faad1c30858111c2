/** The rope's two strokes, for a shape that is part of something larger. */
export const RopeLine = ({ d, thin }: { d: string; thin?: boolean }) => (
  <>
    <path class={thin ? "rope-a thin" : "rope-a"} d={d} />
    <path class={thin ? "rope-b thin" : "rope-b"} d={d} />
  </>
);
