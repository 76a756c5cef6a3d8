import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'

import pLimit from 'p-limit'

import { remembered } from '../remembered.ts'
import { findScan, missingScan, twinScan } from './find-scan.ts'
import { readOriginal, type Original } from './original.ts'
import { refuse } from './unusable-original.ts'

/** The scans in uploads/. `warn` hears of those that can be printed, but not as they should be. */
export async function openOriginals(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void,
) {
  const names = await readdir(folders.uploads).catch(() => [])
  const read = new Map<string, Promise<Original>>()
  const examinations = pLimit(availableParallelism())

  return {
    /**
     * A scan by its file name. Each is read and examined once.
     *
     * @throws {UnusableOriginal} where it is not there or cannot be printed.
     */
    original(file: string): Promise<Original> {
      return remembered(read, file, () => examinations(() => open(file)))
    },
  }

  async function open(wanted: string): Promise<Original> {
    // Looked up in the list, because some disks take `Veil.jpg` for `veil.jpg` and hosts do not.
    const file = findScan(names, wanted) ?? refuse(wanted, missingScan(names, wanted))
    const original = await readOriginal(file, folders)
    for (const warning of [...twinScan(names, file), ...original.warnings]) {
      warn(`uploads/${file} ${warning}`)
    }
    return original
  }
}
