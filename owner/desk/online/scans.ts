import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Scans that came, went, got another name, or are another picture under the same name. */
export type ScanChanges = {
  added: string[]
  removed: string[]
  changed: string[]
  renamed: { from: string; to: string }[]
}

/** The checksum of each scan, by its name. One that is not known is empty. */
export type Sums = Record<string, string>

/** What systems and the demo keep beside scans. */
const NO_SCAN = /^(\..*|LICENSE|Thumbs\.db|desktop\.ini)$/i

/** Checksums of files that are as they were, by their full paths. */
const known = new Map<string, { at: string; sum: string }>()

/** The names of the scans in a folder. */
export async function scansIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter(isScan)
}

/** The scans in a folder, with what is in each. */
export async function sumsIn(folder: string): Promise<Sums> {
  const sums: Sums = {}
  for (const name of await scansIn(folder)) sums[name] = await sumOf(path.join(folder, name))
  return sums
}

/** Compares scans with those of before. `sumsOf` tells what is in some of them. */
export async function compareScans(
  before: Sums,
  now: string[],
  changed: string[],
  sumsOf: (names: string[]) => Promise<Sums>,
): Promise<ScanChanges> {
  // macOS may write an accent apart from its letter.
  const names = new Set(Object.keys(before).filter(isScan).map(normal))
  const current = new Set(now.map(normal))
  const added = now.filter((name) => isScan(name) && !names.has(normal(name)))
  const removed = Object.keys(before).filter((name) => isScan(name) && !current.has(normal(name)))
  const sums = removed.length > 0 && added.length > 0 ? await sumsOf(added) : {}
  const renamed = added.flatMap((to) => {
    const from = removed.find((name) => before[name] && before[name] === sums[to])
    return from === undefined ? [] : [{ from, to }]
  })
  return {
    added: added.filter((name) => !renamed.some(({ to }) => to === name)),
    removed: removed.filter((name) => !renamed.some(({ from }) => from === name)),
    changed: changed.filter((name) => isScan(name) && current.has(normal(name))),
    renamed,
  }
}

async function sumOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file)
  const at = `${mtimeMs} ${size}`
  const kept = known.get(file)
  if (kept?.at === at) return kept.sum

  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const sum = hash.digest('hex')
  known.set(file, { at, sum })
  return sum
}

function isScan(name: string): boolean {
  return !NO_SCAN.test(name)
}

function normal(name: string): string {
  return name.normalize()
}
