/**
 * Untrusted text as one line of limited length. Undefined where nothing is left.
 */
export function plainLine(words: string, longest: number): string | undefined {
  const line = words
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, longest).join('').trim() || undefined
}
