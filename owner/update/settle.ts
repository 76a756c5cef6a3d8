import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { RENAMED, renameFields, type Renamed } from '#pipeline/content/renamed.ts'
import { describe } from '#pipeline/model/mistake.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'
import { studioFolder } from '#scripts/folders.mjs'
import { hasStudio } from '../own-studio.ts'
import { isLater, newsSince } from './changelog.ts'

/** Run in the new version, after an update from another: says what is new, and adapts the words. */
export async function main(from: string) {
  const root = process.cwd()
  const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '')
  const news = newsSince(changelog, from)
  if (news) console.log(`\n${news}`)
  if (hasStudio(root)) console.log(`\n${await settle(root, studioFolder(root), from)}\n`)
}

/** Adapts a studio’s words to this version, and says what was done and what is left to do. */
export async function settle(root: string, studio: string, from: string, renamed = RENAMED) {
  const done = await rename(
    studio,
    renamed.filter(({ since }) => isLater(since, from)),
  )
  const { mistakes } = readContent(await readTexts(root, path.join(studio, 'content')))
  return [
    ...(done.length > 0 ? ['Renamed in your words, which else are as they were:', ...done] : []),
    ...(mistakes.length > 0
      ? ['This version asks you to change:', ...mistakes.map((one) => describe(one))]
      : [ALL_RIGHT]),
  ].join('\n')
}

/** Renames fields in a studio’s content. Gives file, line and names of each. */
export async function rename(studio: string, renamed: Renamed[]): Promise<string[]> {
  const done: string[] = []
  for (const file of new Set(renamed.map((one) => one.file))) {
    const target = path.join(studio, 'content', `${file}.yaml`)
    const before = await readFile(target, 'utf8').catch(() => '')
    const { text, lines } = renameFields(
      before,
      renamed.filter((one) => one.file === file),
    )
    if (lines.length === 0) continue
    await writeAtomically(target, text)
    done.push(...lines.map((line) => `  content/${file}.yaml:${line}`))
  }
  return done
}

const ALL_RIGHT = 'Your words fit this version.'
