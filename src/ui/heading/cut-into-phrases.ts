/**
 * A text cut after its commas, colons, slashes and full stops, but not inside words between
 * asterisks: an even number of asterisks must follow.
 */
export function cutIntoPhrases(text: string): string[] {
  return text.split(/(?<=[.,:;!?/]\*?)\s+(?=[^*]*(?:\*[^*]*\*[^*]*)*$)/)
}
