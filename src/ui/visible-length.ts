/** How many characters a text has that can be seen. The desk marks the texts that it shows with others. */
export function visibleLength(words: string): number {
  return words.replaceAll(/\p{Cf}/gu, '').length
}
