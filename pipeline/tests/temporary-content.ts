import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readContent } from '../content/read-content.ts'
import { readTexts } from '../content/read-texts.ts'
import { ContentError } from '../model/mistake.ts'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

/** Replaces text in a content file. */
export type Replacement = [file: string, from: string, to: string]

/** The report to the owner after some edits to the demo's content. */
export async function reportAfter(...edits: Replacement[]): Promise<string> {
  const content = await temporaryContent()
  for (const edit of edits) await content.edit(...edit)
  return content.report()
}

/** A copy of the demo's words, for a test to change. Removed after it. */
export async function temporaryContent() {
  const root = await temporaryFolder()
  const content = path.join(root, 'content')
  await cp('demo/content', content, { recursive: true })

  const read = async () => readContent(await readTexts(root, content))

  return {
    root,
    content,
    read,

    /** Replaces text in a content file. Fails if the file does not contain it. */
    async edit(...[file, from, to]: Replacement) {
      const before = await readFile(path.join(content, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not contain "${from}".`)
      await writeFile(path.join(content, file), before.replace(from, to))
    },

    /** Changes a whole content file. */
    async rewrite(file: string, change: (text: string) => string) {
      const before = await readFile(path.join(content, file), 'utf8')
      await writeFile(path.join(content, file), change(before))
    },

    /** The number of the line with these words in a content file, from 1. */
    async line(file: string, words: string): Promise<number> {
      const lines = (await readFile(path.join(content, file), 'utf8')).split('\n')
      return lines.findIndex((line) => line.includes(words)) + 1
    },

    /** What the studio's owner reads about the words alone, without the photographs. */
    async report(): Promise<string> {
      const { mistakes } = await read()
      return mistakes.length > 0 ? new ContentError(mistakes).message : 'No mistakes.'
    },
  }
}
