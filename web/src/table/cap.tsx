export const Cap = ({ text }: { text: string }) => (
  <span aria-hidden="true">
    <kbd>{text}</kbd>
  </span>
);
