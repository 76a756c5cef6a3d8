import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { haveSameBytes } from '#pipeline/advice/studio-files.ts'
import { moveFile, unfinishedName } from '#pipeline/model/write-files.ts'
import { latinSlug, slug } from '#pipeline/model/names.ts'
import { UnusableOriginal, whyUnwritable } from '#pipeline/model/plain-error.ts'
import { examine } from '#pipeline/originals/examine.ts'
import { SCAN_ENDINGS, UNTAGGED } from '#pipeline/originals/scan-header.ts'

import { readCaption, type StudioNames, type ScanMetadata } from './captions.ts'

/** How a scan was received, or why not, in a sentence. */
export type Received =
  { file: string; metadata: ScanMetadata; warnings: string[] } | { failure: string }

type Receiver = {
  /** Where scans wait until they are known to be whole. */
  incoming: string
  uploads: string
  known: StudioNames
  /** Why one of that size could not go online, after its name; or nothing. */
  tooLarge?: (name: string, bytes: number) => Promise<string | undefined>
  /** Whether it may be there already, and only the answer was lost. */
  isAgain?: boolean
}

/**
 * Takes in one scan under a name of its own, once all of it was found to be a photograph. Says what
 * is odd about it.
 */
export async function receive(body: Readable, name: string, desk: Receiver): Promise<Received> {
  const waiting = unfinishedName(
    path.join(desk.incoming, `scan${path.extname(name).toLowerCase()}`),
  )
  try {
    await mkdir(desk.incoming, { recursive: true })
    await pipeline(body, createWriteStream(waiting))
    const refused = await desk.tooLarge?.(name, (await stat(waiting)).size)
    if (refused) return { failure: `It ${refused}` }
    const { format, reading, warnings } = await examine(waiting, name)
    // A build says it only where it is likely to matter.
    const said = reading.profiled ? warnings : [...new Set([...warnings, UNTAGGED])]
    const metadata = await readCaption(waiting, desk.known, name)
    const file = await takeName(waiting, desk, name, SCAN_ENDINGS[format] ?? path.extname(name))
    return { file, metadata, warnings: said }
  } catch (error) {
    const reason = whyUnwritable(error as NodeJS.ErrnoException)
    if (reason) return { failure: `It could not be copied: ${reason}.` }
    if (!(error instanceof UnusableOriginal)) throw error
    return { failure: error.message.replace(`uploads/${name}`, 'It') }
  } finally {
    await rm(waiting, { force: true })
  }
}

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Moves a scan to a name that no other has, in letters that every computer and address takes. */
async function takeName(
  waiting: string,
  { uploads, isAgain }: Receiver,
  name: string,
  ending: string,
) {
  const stem = latinSlug(name) || 'photograph'
  const taken = new Set((await readdir(uploads).catch(() => [])).map(slug))
  for (let number = 1; ; number++) {
    const one = number === 1 ? stem : `${stem}-${number}`
    const known = path.join(uploads, one + ending)
    if (isAgain && (await haveSameBytes(waiting, known))) return one + ending
    if (taken.has(one) || DEVICE.test(one)) continue
    try {
      await moveFile(waiting, known)
      return one + ending
    } catch (error) {
      // Another window has just taken it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
