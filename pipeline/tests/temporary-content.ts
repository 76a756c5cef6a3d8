import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readContent } from '../content/read-content.ts'
import { ContentError } from '../model/mistake.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** In a content file, other words in the place of some. */
export type Edit = [file: string, words: string, others: string]

/** What the studio's owner reads about the demo's words alone after some edits. */
export async function reportAfter(...edits: Edit[]): Promise<string> {
  const content = await temporaryContent()
  for (const edit of edits) await content.edit(...edit)
  return content.report()
}

/** A copy of the demo's words, for a test to change. Removed after it. */
export async function temporaryContent() {
  const root = await temporaryFolder()
  const content = path.join(root, 'content')
  await cp('demo/content', content, { recursive: true })

  return {
    root,
    content,

    /** Writes other words into a content file. Fails where it does not hold them. */
    async edit(...[file, words, others]: Edit) {
      const before = await readFile(path.join(content, file), 'utf8')
      if (!before.includes(words)) throw new Error(`${file} does not say "${words}".`)
      await writeFile(path.join(content, file), before.replace(words, others))
    },

    /** Makes something else of a content file. */
    async rewrite(file: string, change: (text: string) => string) {
      const before = await readFile(path.join(content, file), 'utf8')
      await writeFile(path.join(content, file), change(before))
    },

    /** The line on which a content file says something. From 1. */
    async line(file: string, words: string): Promise<number> {
      const lines = (await readFile(path.join(content, file), 'utf8')).split('\n')
      return lines.findIndex((line) => line.includes(words)) + 1
    },

    read: () => readContent({ folder: content, label: 'content' }),

    /** What the studio's owner reads about the words alone, without the photographs. */
    async report(): Promise<string> {
      const { mistakes } = await readContent({ folder: content, label: 'content' })
      return mistakes.length > 0 ? new ContentError(mistakes).message : 'No mistakes.'
    },
  }
}
