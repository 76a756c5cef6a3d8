import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { getOrCreate } from '../cache/cache.ts'
import { findScan, missingScan, twinScan } from './find-scan.ts'
import { unreadable } from '../model/unreadable.ts'
import { openReader, type Original } from './original.ts'
import { refuse } from './unusable-original.ts'

/**
 * Opens the folder of scans. `warn` gets the warnings about scans that can still be printed.
 *
 * @throws {UnusableOriginal} where the folder holds nothing, or cannot be read.
 */
export async function openOriginals(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void,
) {
  const reader = openReader(folders, warn)
  const names = await readdir(folders.uploads).catch((error) =>
    refuse('', unreadable(error, 'folder')),
  )
  if (!names.some((name) => !name.startsWith('.'))) {
    refuse('', 'is empty. Put the scans there that content/photographs.yaml describes.')
  }
  const originals = new Map<string, Promise<Original>>()
  const limit = pLimit(availableParallelism())

  async function open(wanted: string): Promise<Original> {
    // By the list of names, because some disks open `Veil.jpg` for `veil.jpg` and hosts do not.
    const file = findScan(names, wanted) ?? refuse(wanted, missingScan(names, wanted))
    const original = await reader.read(file)
    for (const warning of [...twinScan(names, file), ...original.warnings]) {
      warn(`uploads/${file} ${warning}`)
    }
    return original
  }

  return {
    /**
     * A scan by its file name. Each is read and examined once.
     *
     * @throws {UnusableOriginal} where it is not there or cannot be printed.
     */
    original(file: string): Promise<Original> {
      return getOrCreate(originals, file, () => limit(() => open(file)))
    },

    /** Deletes what was found in scans that no build has asked for in a week. */
    prune: reader.prune,
  }
}
