import type { Advice } from '../pipeline/advice/advice.ts'
import { describe } from '../pipeline/model/mistake.ts'
import type { Printed } from '../pipeline/photos/library.ts'

/** What was built, for the studio's owner. */
export type Built = {
  /** The studio's name, and the folder that its content is in, like `demo`. */
  name: string
  folder: string
  /** Where the site will live. */
  address: string
  /** The folder with the finished site, like `dist`. */
  dist: string
  printed: Printed
  /** What the build noticed in scans and words, though it stops nothing. */
  notices: string[]
  /** What else the owner may want to change. */
  advice: Advice[]
}

/** The summary printed at the end of a build: what it made, then what to look at. */
export function buildSummary(built: Built): string {
  const { name, folder, address, dist, printed, notices, advice } = built
  const { photographs, prints } = printed
  const each = [...new Set([...notices, ...advice.map(describe)])]
  return [
    '',
    `${name}, from ${folder}/, is built in ${dist}/ for ${address}`,
    `${count(photographs.made + photographs.kept, 'photograph')}: ${photographs.made} new, ${photographs.kept} kept ` +
      `(${count(prints.made, 'print')} made, ${prints.kept} from the cache)`,
    '',
    each.length === 0 ? 'Nothing to look at.' : `${count(each.length, 'thing')} to look at:`,
    ...each.map((notice) => `\n${notice}`),
  ].join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
