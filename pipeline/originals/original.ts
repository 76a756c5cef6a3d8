import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

import sharp from 'sharp'

import { openCache } from '../cache/cache.ts'
import { examine, type Findings } from './examine.ts'
import { sha256 } from '../model/sha256.ts'
import { unreadable } from '../model/unreadable.ts'
import { locate } from './locate.ts'
import { misnamed } from './scan-warnings.ts'
import { refuse } from './unusable-original.ts'

/** A scan that was found to be a whole photograph. */
export type Original = Findings & {
  /** Its name in uploads/. */
  file: string
  path: string
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string
  /** The stamp of the file when it had these bytes: see `stampOf`. */
  stamp: string
}

/**
 * Raise it with every change to what is found in a scan, here or by a new version of exifreader: older
 * findings are not read any more.
 */
const FINDINGS = 2

/** Everything that decides what is found in the same bytes. */
const SIGNATURE = sha256(JSON.stringify([FINDINGS, sharp.versions])).slice(0, 8)

/** How often a scan is read that changes meanwhile, and the wait before the next attempt. */
const ATTEMPTS = 4
const WAIT_MS = 500

/**
 * Reads scans. One is hashed only if its file has changed since the last build, and decoded only if
 * no scan with the same bytes was seen before, under whatever name.
 */
export function openReader(
  folders: { uploads: string; cache: string },
  warn: (message: string) => void,
) {
  const hashes = openCache(path.join(folders.cache, 'hashes'), warn)
  const findings = openCache(path.join(folders.cache, 'originals'), warn)

  async function readOnce(file: string, scan: string, stamp: string) {
    const fileKey = sha256(JSON.stringify([path.resolve(scan), stamp]))
    const hash = String(await hashes.getOrMake(`${fileKey}.txt`, () => hashOf(scan, file)))
    const found = await findings.getOrMake(`${hash}-${SIGNATURE}.json`, async () => {
      const fresh = await examine(scan, file)
      // Findings are kept under the hash, so they must come from the same bytes.
      if (stamp !== (await stampOf(scan))) throw new Error('changed')
      return Buffer.from(JSON.stringify(fresh))
    })
    return { ...(JSON.parse(String(found)) as Findings), hash }
  }

  return {
    /** @throws {UnusableOriginal} where it is not a photograph, or not all of one. */
    async read(file: string): Promise<Original> {
      const scan = await locate(file, folders.uploads)
      const currentStamp = () => stampOf(scan).catch((error) => refuse(file, unreadable(error)))

      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const stamp = await currentStamp()
        const outcome = await readOnce(file, scan, stamp).catch((error) => ({ error }))
        if (stamp === (await currentStamp())) {
          if ('error' in outcome) throw outcome.error
          const warnings = [...misnamed(file, outcome.format), ...outcome.warnings]
          return { ...outcome, warnings, file, path: scan, stamp }
        }
        if (attempt < ATTEMPTS) await setTimeout(WAIT_MS)
      }
      return refuse(file, 'is still changing. Wait until the upload has finished.')
    },

    async prune(): Promise<void> {
      await Promise.all([hashes.prune(), findings.prune()])
    },
  }
}

/** Whether the file of an original has other bytes than were examined, or is gone. */
export async function changedSince({ file, path: scan, stamp, hash }: Original): Promise<boolean> {
  try {
    // It may have been touched without a change, by a backup or by a change of permissions.
    return stamp !== (await stampOf(scan)) && String(await hashOf(scan, file)) !== hash
  } catch {
    return true
  }
}

/**
 * What shows that a file has not changed, without reading it. No copying tool can set back the time
 * of its last change (`ctimeMs`).
 */
async function stampOf(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file)
  return JSON.stringify([size, mtimeMs, ctimeMs, ino])
}

async function hashOf(scan: string, file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(scan), hash).catch((error) => refuse(file, unreadable(error)))
  return Buffer.from(hash.digest('hex'))
}
