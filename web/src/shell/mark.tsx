/* The mark: a ship in a ring. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" stroke-width="1.5" />
    <path
      d="M16 4.5V19M16 6c5 2 8 6.500 8.500 12-2.600-1.300-5.600-1.400-8.500-.4zM14.500 9c-3.500 2-5.500 5-6 9 2-.9 4-.9 6-.3z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width=".8"
    />
    <path d="M6.500 20.500h19l-3 5h-13z" fill="currentColor" />
    <path
      d="M5 27.500q2.800-1.800 5.500 0t5.500 0 5.500 0 5.500 0"
      fill="none"
      stroke="currentColor"
      stroke-width="1.400"
    />
  </svg>
);
