/**
 * Splits a text after punctuation and slashes, but not between two asterisks: an even number of
 * asterisks must follow.
 */
export function cutIntoPhrases(text: string): string[] {
  return text.split(/(?<=[.,:;!?/]\*?)\s+(?=[^*]*(?:\*[^*]*\*[^*]*)*$)/)
}
