import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

import sharp from 'sharp'

import { examine, type Findings } from './examine.ts'
import { locate, unreadable } from './locate.ts'
import { openNotes } from './notes.ts'
import { misnamed } from './scan-warnings.ts'
import { sameStamp, stampOf, type Stamp } from './stamp.ts'
import { refuse } from './unusable-original.ts'

/** A scan that was found to be a whole photograph. */
export type Original = Findings & {
  /** Its name in uploads/. */
  file: string
  path: string
  /** Of its bytes, in hexadecimal. */
  hash: string
  /** Of the file, when it had these bytes. */
  stamp: Stamp
}

type Folders = { uploads: string; cache: string }

/** Raise it with every change to what is found in a scan: older notes are not read any more. */
const FINDINGS = 1

/** How often a scan is read that changes meanwhile, and the wait before it is read again. */
const TRIES = 4
const WAIT_MS = 500

/**
 * A scan and what is in it. It is read only if its size or times have changed since the last time,
 * and decoded only if no scan with the same bytes was seen before, under whatever name.
 *
 * @throws {UnusableOriginal} where it is not a photograph, or not all of one.
 */
export async function readOriginal(file: string, folders: Folders): Promise<Original> {
  const scan = await locate(file, folders.uploads)
  const read = reader(file, scan, folders.cache)

  for (let tries = 1; tries <= TRIES; tries++) {
    const before = await currentStamp(file, scan)
    const outcome = await read(before).catch((error) => ({ error }))
    if (sameStamp(before, await currentStamp(file, scan))) {
      if ('error' in outcome) throw outcome.error
      return { ...outcome, file, path: scan, stamp: before }
    }
    if (tries < TRIES) await setTimeout(WAIT_MS)
  }
  refuse(file, 'is still changing. Wait until the upload has finished.')
}

/** Whether the file of an original has other bytes than were examined, or is gone. */
export async function changedSince({ file, path: scan, stamp, hash }: Original): Promise<boolean> {
  try {
    // It may have been touched without a change, by a backup or by whoever set its permissions.
    return !sameStamp(stamp, await stampOf(scan)) && (await hashOf(scan, file)) !== hash
  } catch {
    return true
  }
}

/** Throws away what is remembered of scans that no build has asked for in 30 days. */
export async function forgetOriginals(cache: string): Promise<void> {
  const { findings, stamps } = openMemory(cache)
  await Promise.all([findings.prune(), stamps.prune()])
}

function currentStamp(file: string, scan: string): Promise<Stamp> {
  return stampOf(scan).catch((error) => refuse(file, unreadable(error)))
}

function reader(file: string, scan: string, cache: string) {
  const { findings, stamps } = openMemory(cache)
  const fileKey = sha256(path.resolve(scan))

  return async (now: Stamp) => {
    const known = await stamps.read(fileKey)
    const unchanged = known && sameStamp(known.stamp, now)
    const hash = unchanged ? known.hash : await hashOf(scan, file)

    const key = `${hash}-${signature()}`
    const noted = await findings.read(key)
    const found = noted ?? (await examine(scan, file))
    // Only what was read from one and the same file may be remembered.
    if (!(unchanged && noted) && sameStamp(now, await stampOf(scan))) {
      await findings.write(key, found)
      await stamps.write(fileKey, { stamp: now, hash })
    }
    return { ...found, hash, warnings: [...misnamed(file, found.format), ...found.warnings] }
  }
}

function openMemory(cache: string) {
  return {
    findings: openNotes<Findings>(path.join(cache, 'originals'), [
      'width',
      'height',
      'format',
      'warnings',
      'rights',
      'placeholder',
      'grain',
    ]),
    stamps: openNotes<{ stamp: Stamp; hash: string }>(path.join(cache, 'stamps'), [
      'stamp',
      'hash',
    ]),
  }
}

/** Of all that decides what is found in the same bytes. */
function signature(): string {
  return sha256(JSON.stringify([FINDINGS, sharp.versions])).slice(0, 8)
}

async function hashOf(scan: string, file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(scan), hash).catch((error) => refuse(file, unreadable(error)))
  return hash.digest('hex')
}

function sha256(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}
