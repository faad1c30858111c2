/** A plain double line round a chart of w x h at (0,0). */
export const NeatLine = ({ w, h }: { w: number; h: number }) => (
  <>
    <rect
      x="-8"
      y="-8"
      width={w + 16}
      height={h + 16}
      fill="var(--paper-raised)"
      stroke="var(--ink)"
      stroke-width="2"
    />
    <rect x="-3" y="-3" width={w + 6} height={h + 6} fill="none" stroke="var(--ink)" stroke-width=".8" />
  </>
);
