import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { examine, type Findings } from './examine.ts'

/** A scan that was found to be a whole photograph. */
export type Original = Findings & {
  path: string
  /** Of its bytes, in hexadecimal. */
  hash: string
}

/**
 * Reads and examines a scan. What was found is remembered by the hash of its bytes, so that a
 * scan is decoded only the first time it is seen.
 *
 * @throws {UnusableOriginal} where it is not a photograph, or not all of one.
 */
export async function readOriginal(file: string, folders: { uploads: string; cache: string }) {
  const bytes = await readFile(path.join(folders.uploads, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const note = path.join(folders.cache, 'originals', `${hash}-${sharp.versions.sharp}.json`)

  const findings = await readNote(note).catch(() => examine(bytes, file))
  await mkdir(path.dirname(note), { recursive: true })
  await writeFile(note, JSON.stringify(findings))

  return { ...findings, path: path.join(folders.uploads, file), hash } satisfies Original
}

async function readNote(note: string): Promise<Findings> {
  return JSON.parse(await readFile(note, 'utf8'))
}
