/** A space after a word of one or two letters. */
const AFTER = /(?<=(?:^|[\s\u00a0(“„«¿¡*])[\p{L}\p{M}]{1,2}) (?=\S)/gu

/** A space before such a word at the end of a sentence. */
const BEFORE = / (?=[\p{L}\p{M}]{1,2}(?:[.:;!?…]|$))/gu

/** A heading whose short words stay on a line with a longer one: none is alone on its line. */
export function keepShortWords(heading: string): string {
  return heading.replace(AFTER, '\u00a0').replace(BEFORE, '\u00a0')
}
