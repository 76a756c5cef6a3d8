import { readName } from '../model/file-name.ts'
import { slug } from '../model/slug.ts'
import { IN_ICLOUD } from './other-kinds.ts'

/** In bytes. No common disk takes a longer name. */
const LONGEST_NAME = 255

/** What computers add to the name of a copy. */
const COPY = /^copy of |\s*(?:\(\d+\)|-? ?copy(?: \d+)?)$/

/** What programs put beside a photograph, under its name. */
const BESIDE_SCANS = /\.(?:aae|db|dop|html?|ini|json|mov|mp4|on1|pp3|thm|txt|xml|xmp|zip)$/i

/** Why a scan is not found. Continues a sentence that begins with the file's name. */
export function missingScan(names: string[], wanted: string): string {
  const placeholder = names.find((name) => scanInICloud(name) === readName(wanted).toLowerCase())
  if (placeholder) return `is not there, but ${placeholder} is: ${IN_ICLOUD}`
  if (Buffer.byteLength(wanted) > LONGEST_NAME) {
    return 'is a longer name than disks can hold. Give the scan a shorter one, and write that.'
  }
  const scans = names.filter((name) => !BESIDE_SCANS.test(name))
  const other = [stem, stemOfCopy, slugOf]
    .map((like) => scans.find((name) => like(name) !== '' && like(name) === like(wanted)))
    .find((name) => name !== undefined)
  return other === undefined
    ? 'is not there. Put the scan there, or take its name off the pages.'
    : `is not there, but ${other} is. Write its name like that, ending and capitals included.`
}

/** The scan for which iCloud has put a placeholder. */
export function scanInICloud(name: string): string | undefined {
  return /^\.(.+)\.icloud$/.exec(readName(name).toLowerCase())?.[1]
}

/** Without endings: Windows hides one, so that people add a second. */
function stem(name: string): string {
  return readName(name)
    .toLowerCase()
    .replace(/(?:\.(?:avif|heic|jpe?g|png|tiff?|webp))*\.[^.]*$/, '')
    .trim()
}

function stemOfCopy(name: string): string {
  return stem(name).replace(COPY, '')
}

/** The same but for quotes, hyphens and spaces. */
function slugOf(name: string): string {
  return slug(`${stem(name)}.jpg`)
}
