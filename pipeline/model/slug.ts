/** In characters. Prints add size and hash to it, and few disks take more than 255. */
const LONGEST = 100

/** A file's name without its ending, or any name, as an address and a class can hold it. */
export function slug(name: string): string {
  return name
    .replace(/\.\w{2,4}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}
