/** The selected thing: wax line on a cream halo. */
export const Selected = ({ d }: { d: string }) => (
  <>
    <path class="selected-halo" d={d} />
    <path class="selected-line" d={d} />
  </>
);
