/**
 * The name by which a scan is stored that content calls `wanted`, where there is one. A Mac takes
 * accents apart in the names of files, and keyboards do not.
 *
 * @param names of all files in the folder.
 */
export function findScan(names: string[], wanted: string): string | undefined {
  return names.includes(wanted) ? wanted : names.find((name) => composed(name) === composed(wanted))
}

/** Why a scan is not found. Continues a sentence that begins with the file's name. */
export function missingScan(names: string[], wanted: string): string {
  const other = names.find((name) => folded(name) === folded(wanted))
  if (other) return `is not there, but ${other} is. Upper and lower case have to be the same.`

  const kind = names.find((name) => stem(name) === stem(wanted))
  if (kind) return `is not there, but ${kind} is. Write its name with that ending.`
  return 'is not there. Put the scan there, or take its name off the pages.'
}

/** A warning where another file would be the same one on a disk that ignores case, or nothing. */
export function twinScan(names: string[], found: string): string[] {
  const twin = names.find((name) => name !== found && folded(name) === folded(found))
  return twin
    ? [`and ${twin} differ only in how they are written. On many computers one replaces the other.`]
    : []
}

function composed(name: string): string {
  return name.normalize('NFC')
}

function folded(name: string): string {
  return composed(name).toLowerCase()
}

function stem(name: string): string {
  return folded(name).replace(/\.[^.]*$/, '')
}
