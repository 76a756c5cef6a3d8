import { factsOf, fillIn } from '../content/facts.ts'
import { mapWritten, type Written } from '../content/files.ts'
import type { Rights } from '../model/photo.ts'

/** What the files hold, with facts in the place of marks, and of rights that are not written. */
export function fillInFacts(written: Written): Written {
  const facts = factsOf(written)
  const filled = mapWritten(written, ({ kind, path, value }) => {
    if (kind?.kind !== 'text' || typeof value !== 'string') return value
    const words = fillIn(value, facts)
    return path.at(-1) === 'heading' ? keepShortWords(words) : words
  })
  const { prints } = filled
  return { ...filled, prints: { ...prints, rights: { ...rightsOf(filled), ...prints.rights } } }
}

/** The photographs are the studio's, and the terms of use are on the contact page, if anywhere. */
export function rightsOf({ studio, contact }: Pick<Written, 'studio' | 'contact'>): Rights {
  const { photographer, name, copyrightYear, url } = studio
  return {
    creator: photographer,
    credit: name,
    copyright: `© ${copyrightYear} ${name}`,
    ...(contact.photographs && { license: `${url}/contact#photographs` }),
  }
}

/** A space after a word of one or two letters. */
const AFTER = /(?<=(?:^|[\s\u00a0(“„«¿¡*])[\p{L}\p{M}]{1,2}) (?=\S)/gu

/** A space before such a word at the end of a sentence. */
const BEFORE = / (?=[\p{L}\p{M}]{1,2}(?:[.:;!?…]|$))/gu

/** A heading whose short words stay on a line with a longer one: none is alone on its line. */
export function keepShortWords(heading: string): string {
  return heading.replace(AFTER, '\u00a0').replace(BEFORE, '\u00a0')
}
