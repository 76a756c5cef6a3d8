import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { ContentFile } from '../../../pipeline/content/files.ts'
import { readContent } from '../../../pipeline/content/read-content.ts'
import type { Mistake } from '../../../pipeline/model/mistake.ts'

/**
 * The mistakes that new texts would bring in, in the words of the build. What was wrong before is no
 * reason to refuse a change that has nothing to do with it.
 */
export async function newMistakes(
  before: Map<ContentFile, string>,
  after: Map<ContentFile, string>,
  label: string,
): Promise<Mistake[]> {
  const old = await mistakesIn(before, label)
  const now = await mistakesIn(after, label)
  const known = new Set(old.map(keyOf))
  return now.filter((mistake) => !known.has(keyOf(mistake)))
}

/** What was found last: the texts after one change are those before the next. */
let latest: { key: string; mistakes: Mistake[] } | undefined

async function mistakesIn(texts: Map<ContentFile, string>, label: string): Promise<Mistake[]> {
  const key = JSON.stringify([label, ...texts])
  const mistakes = latest?.key === key ? latest.mistakes : await readMistakes(texts, label)
  latest = { key, mistakes }
  return mistakes
}

/** The build reads folders, so the texts are laid in one. */
async function readMistakes(texts: Map<ContentFile, string>, label: string): Promise<Mistake[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
  try {
    for (const [file, text] of texts) await writeFile(path.join(folder, `${file}.yaml`), text)
    return (await readContent({ folder, label })).mistakes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lines move with other changes. */
function keyOf({ file, field, message }: Mistake): string {
  return JSON.stringify([file, field, message])
}
