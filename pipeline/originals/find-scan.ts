/**
 * The name by which a scan is stored that content calls `wanted`, where there is one. A Mac takes
 * accents apart in the names of files, and keyboards do not.
 */
export function findScan(names: string[], wanted: string): string | undefined {
  return names.includes(wanted)
    ? wanted
    : names.find((name) => name.normalize() === wanted.normalize())
}

/** Why a scan is not found. Continues a sentence that begins with the file's name. */
export function missingScan(names: string[], wanted: string): string {
  const other = names.find((name) => stem(name) === stem(wanted))
  return other
    ? `is not there, but ${other} is. Write its name like that, ending and capitals included.`
    : 'is not there. Put the scan there, or take its name off the pages.'
}

function stem(name: string): string {
  return name
    .normalize()
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
}
