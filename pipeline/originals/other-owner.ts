import { comparable } from '../model/comparable.ts'
import type { Tags } from './read-tags.ts'

/** What stands beside a name in a copyright line. */
const SIGNS = /©|\(c\)|\bcopyright\b|\ball rights reserved\b|\b(?:19|20)\d\d\b/gi

/** Whom a scan names as its maker or owner, where that is none of the studio's own names. */
export function otherOwner({ artist, copyright }: Tags, own: string[]): string | undefined {
  const ours = own.map(comparable).filter(Boolean)
  return [artist, copyright]
    .map((words = '') => words.replace(SIGNS, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''))
    .find((name) => {
      const letters = comparable(name)
      return letters && !ours.some((one) => one.includes(letters) || letters.includes(one))
    })
}
