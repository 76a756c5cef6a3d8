import { sha256 } from './sha256.ts'

/** In characters. Prints add size and hash to it, and few disks take more than 255. */
const LONGEST = 72

/** Letters that Unicode does not take apart into a letter and an accent. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A file's name without its ending, or any name, as an address and a class can hold it. */
export function slug(name: string): string {
  const whole = name
    .replace(/\.\w{2,4}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return whole.length > LONGEST ? shortened(whole) : whole
}

/** Names that begin alike stay apart. */
function shortened(whole: string): string {
  return `${whole.slice(0, LONGEST - 9).replace(/-+$/, '')}-${sha256(whole).slice(0, 8)}`
}
