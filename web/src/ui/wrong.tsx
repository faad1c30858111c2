/* What went wrong, said at once. */
export const Wrong = ({ text }: { text: string }) =>
  text ? (
    <p role="alert" class="wrong">
      {text}
    </p>
  ) : null;
