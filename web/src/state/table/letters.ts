/* The letter on each seat's mark: from its name, and never twice at one table; people choose before bots. */
const DIGITS = "123456789";

export function lettersOf(
  names: readonly string[],
  isBot: (seat: number) => boolean = () => false,
): string[] {
  const letters: string[] = names.map(() => ""),
    seats = names.map((_, seat) => seat);
  for (const seat of [...seats.filter(seat => !isBot(seat)), ...seats.filter(isBot)]) {
    const name = names[seat] ?? "",
      wanted = [...name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ""), ...DIGITS];
    letters[seat] = wanted.find(one => !letters.includes(one)) ?? "";
  }
  return letters;
}
