import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { describe } from '#pipeline/model/mistake.ts'
import { studioFolder } from '#scripts/folders.mjs'

import { hasStudio } from '../own-studio.ts'
import { newsSince } from './changelog.ts'

/**
 * Says what is new, and what this version asks of the owner's words. The updater of another version runs this file,
 * with that version's number, once the new files are in place. So its name and place are the same in all versions.
 */
export async function main(from: string) {
  const root = process.cwd()
  const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '')
  const news = newsSince(changelog, from)
  if (news) console.log(`\n${news}`)
  if (hasStudio(root)) console.log(`\n${await wordsFit(root, studioFolder(root))}\n`)
}

/** The mistakes that this version finds in a studio's words, by file and line. The words stay as they are. */
export async function wordsFit(root: string, studio: string): Promise<string> {
  const { mistakes } = readContent(await readTexts(root, path.join(studio, 'content')))
  return mistakes.length > 0
    ? ['This version asks you to change:', ...mistakes.map((one) => describe(one))].join('\n')
    : 'Your words fit this version.'
}
