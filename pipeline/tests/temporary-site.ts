import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll } from 'vitest'
import { parse } from 'yaml'

import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** For all sites of a test file: what was found in a scan is found in all copies of it. */
const cache = await mkdtemp(path.join(tmpdir(), 'studio-cache-'))
afterAll(() => rm(cache, { recursive: true, force: true }))

/** A copy of the words with small scans, for a test to spoil. Removed when the test is over. */
export async function temporarySite() {
  const root = await temporaryFolder()
  const [content, uploads] = [path.join(root, 'content'), path.join(root, 'uploads')]
  await cp('demo/content', content, { recursive: true })
  await mkdir(uploads)

  const scan = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer()
  const described: { file: string }[] = parse(
    await readFile('demo/content/photographs.yaml', 'utf8'),
  )
  for (const { file } of described) await writeFile(path.join(uploads, file), scan)

  return {
    root,
    content,
    uploads,

    /** Writes other words into a content file. Fails where it does not hold them. */
    async edit(file: string, words: string, others: string) {
      const before = await readFile(path.join(content, file), 'utf8')
      if (!before.includes(words)) throw new Error(`${file} does not say "${words}".`)
      await writeFile(path.join(content, file), before.replace(words, others))
    },

    /** The line on which a content file says something. From 1. */
    async line(file: string, words: string): Promise<number> {
      const lines = (await readFile(path.join(content, file), 'utf8')).split('\n')
      return lines.findIndex((line) => line.includes(words)) + 1
    },

    async read() {
      return readSite({ root, content, uploads, cache }, () => {})
    },

    /** What the studio's owner reads. */
    async report(): Promise<string> {
      return this.read().then(
        () => 'No mistakes.',
        (error: Error) => error.message,
      )
    },
  }
}
