import { sha256 } from './sha256.ts'

/** In characters. Prints add size and hash to it, and few disks take more than 255. */
const LONGEST = 100

/** Letters that Unicode does not take apart into one of a to z and an accent. */
const LATIN = new Map(
  'æ ae,œ oe,ß ss,þ th,ø o,ł l,đ d,ð d,ħ h,ı i,ĸ k,ŋ n,ŧ t,ə e,ɓ b,ɗ d,ƙ k,ƴ y'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * A file's name without its ending, or any name, as an address and a class can hold it: in a to z and
 * digits. A checksum tells names apart that differ in what an address cannot hold, such as other
 * scripts and emoji.
 */
export function slug(name: string): string {
  const letters = inLatinLetters(name)
  const isLost =
    /[^a-z\d\p{P}\p{Z}\p{C}\p{Sm}\p{Sc}\p{Sk}]/u.test(letters) || letters.length > LONGEST
  return [latinSlug(name), isLost ? sha256(stem(name)).slice(0, 8) : ''].filter(Boolean).join('-')
}

/** What of a name is in a to z and digits. May be nothing. */
export function latinSlug(name: string): string {
  return inLatinLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
}

function inLatinLetters(name: string): string {
  const plain = stem(name).normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/\p{L}/gu, (letter) => LATIN.get(letter) ?? letter)
}

function stem(name: string): string {
  return name
    .replace(/\.\w{2,4}$/, '')
    .normalize('NFKC')
    .toLowerCase()
}
