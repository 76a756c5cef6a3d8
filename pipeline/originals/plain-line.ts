/**
 * Words from a file somebody else wrote, as one line that is not too long. Nothing where there are
 * none.
 */
export function plainLine(words: string, longest: number): string | undefined {
  const line = words
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, longest).join('').trim() || undefined
}
