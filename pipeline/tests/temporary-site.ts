import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { inject } from 'vitest'
import { parse } from 'yaml'

import { readTexts } from '../content/read-texts.ts'
import { readSite } from '../reading/read-site.ts'
import { temporaryContent } from './temporary-content.ts'

export type TemporarySite = Awaited<ReturnType<typeof temporarySite>>

/** A copy of the demo's words with small scans, for a test to change. Removed after it. */
export async function temporarySite() {
  const words = await temporaryContent()
  const { root, content } = words
  const uploads = path.join(root, 'uploads')
  await mkdir(uploads)

  const scan = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer()
  const described: { file: string }[] = parse(
    await readFile('demo/content/photographs.yaml', 'utf8'),
  )
  for (const { file } of described) await writeFile(path.join(uploads, file), scan)
  await cp('demo/uploads/service-area.svg', path.join(uploads, 'service-area.svg'))

  // What was found in a scan is found in all copies of it.
  const cache = inject('sharedCache')
  const read = async () => readSite(await readTexts(root, content), { uploads, cache }, () => {})
  return {
    ...words,
    uploads,
    read,

    /** What the studio's owner reads. */
    async report(): Promise<string> {
      return read().then(
        () => 'No mistakes.',
        (error: Error) => error.message,
      )
    },
  }
}
