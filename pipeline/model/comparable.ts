/**
 * The letters and digits of a text, small and without accents: the same for names, numbers and words that are only written
 * differently.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
