import { readdir, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pLimit from 'p-limit'
import sharp from 'sharp'

import { openCache } from '../cache/cache.ts'
import { getOrCreate } from '../model/memoize.ts'
import { sha256, sha256OfFile } from '../model/sha256.ts'
import { refuse, whyUnreadable } from '../model/plain-error.ts'
import { examine, type Examined } from './examine.ts'
import { findScan, scanInICloud } from './find-scan.ts'

/** A scan that was found to be a whole photograph. */
export type Original = Examined & {
  /** Its name in uploads/. */
  file: string
  path: string
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string
}

/**
 * Raise this number with every change to what `examine` finds in the same scan, such as a warning, or `measureGrain` in
 * packages/avif-grain. Facts that were kept under an earlier number are not read any more.
 */
const EXAMINED_VERSION = 6

/** The versions of our code and of the decoder, which decide what is found in the same bytes. */
const SIGNATURE = sha256(JSON.stringify([EXAMINED_VERSION, sharp.versions])).slice(0, 8)

type Folders = { uploads: string; cache: string }

/**
 * Opens the folder of scans. `warn` gets the warnings about scans that can still be printed.
 *
 * @throws {UnusableOriginal} where the folder holds nothing, or cannot be read.
 */
export async function openOriginals({ uploads, cache }: Folders, warn: (message: string) => void) {
  const examined = openCache(path.join(cache, 'originals'), warn)
  const names = await readdir(uploads).catch((error) => refuse('', whyUnreadable(error, 'folder')))
  if (!names.some((name) => !name.startsWith('.') || scanInICloud(name))) {
    refuse('', 'is empty. Put the scans there that content/photographs.yaml describes.')
  }
  const originals = new Map<string, Promise<Original>>()
  const limit = pLimit(availableParallelism())

  async function read(wanted: string): Promise<Original> {
    const { file, scan } = await findScan(wanted, names, uploads)
    const hash = await hashOf(scan).catch((error) => refuse(file, whyUnreadable(error)))

    const found = await examined.getOrMake(`${hash}-${SIGNATURE}.json`, async () => {
      const fresh = await examine(scan, file).finally(async () => {
        // The facts are kept under the hash, so both must come from the same bytes.
        if (await hasChanged({ path: scan, hash })) {
          refuse(file, 'is still changing. Wait until the upload has finished.')
        }
      })
      return Buffer.from(JSON.stringify(fresh))
    })
    const original = { ...(JSON.parse(String(found)) as Examined), file, path: scan, hash }
    for (const warning of original.warnings) warn(`uploads/${file} ${warning}`)
    return original
  }

  return {
    /** A scan, examined once for all builds. Throws `UnusableOriginal` if it cannot be printed. */
    original(file: string): Promise<Original> {
      return getOrCreate(originals, file, () => limit(() => read(file)))
    },

    /** Deletes the facts of scans that no build has asked for in a week. */
    prune: examined.prune,
  }
}

/** Whether the file of an original is gone, or has other bytes than those that were examined. */
export async function hasChanged({ path: scan, hash }: Pick<Original, 'path' | 'hash'>) {
  return (await hashOf(scan).catch(() => undefined)) !== hash
}

/** Hashes of scans. While developing, a scan is hashed again only after it has changed. */
const hashes = new Map<string, Promise<string>>()

async function hashOf(scan: string): Promise<string> {
  // No copying tool can set back the time of its last change (`ctimeMs`).
  const { size, ctimeMs, ino } = await stat(scan)
  return getOrCreate(hashes, JSON.stringify([scan, size, ctimeMs, ino]), () => sha256OfFile(scan))
}
