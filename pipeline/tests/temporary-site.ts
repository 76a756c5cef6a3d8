import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { inject } from 'vitest'
import { parse } from 'yaml'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { readTexts } from '../content/read-texts.ts'
import { readSite } from '../reading/read-site.ts'
import { replaced, type Replacement } from './demo-words.ts'

const SMALL = { create: { width: 48, height: 32, channels: 3, background: '#a40' } } as const

export type TemporarySite = Awaited<ReturnType<typeof temporarySite>>

/** A copy of the demo's words, after some edits, with small scans. Removed after the test. */
export async function temporarySite(...edits: Replacement[]) {
  const root = await temporaryFolder()
  const [content, uploads] = [path.join(root, 'content'), path.join(root, 'uploads')]
  await cp('demo/content', content, { recursive: true })
  await mkdir(uploads)
  await cp('demo/uploads/service-area.svg', path.join(uploads, 'service-area.svg'))
  const scan = await sharp(SMALL).jpeg().toBuffer()
  const described = parse(await readFile('demo/content/photographs.yaml', 'utf8'))
  await Promise.all(
    described.map(({ file }: { file: string }) => writeFile(path.join(uploads, file), scan)),
  )

  // What was found in a scan is found in all copies of it.
  const cache = inject('sharedCache')
  const site = {
    root,
    content,
    uploads,

    /** Changes a whole content file. */
    async rewrite(file: string, change: (text: string) => string) {
      const before = await readFile(path.join(content, file), 'utf8')
      await writeFile(path.join(content, file), change(before))
    },

    /** Replaces text in a content file. Fails if the file does not contain it. */
    edit: (...[file, from, to]: Replacement) =>
      site.rewrite(file, (text) => replaced(text, from, to)),

    read: async () => readSite(await readTexts(root, content), { uploads, cache }),

    /** What the studio's owner reads. */
    report: async (): Promise<string> =>
      site.read().then(
        () => 'No mistakes.',
        (error: Error) => error.message,
      ),
  }
  for (const edit of edits) await site.edit(...edit)
  return site
}
