import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { editText } from '@studio/desk/edit-text'
import { parseDocument } from 'yaml'

import { questions } from './questions.ts'

/** Answers by the name of their question. A question without an answer keeps the demo's. */
export type Answers = Partial<Record<string, string>>

/**
 * Creates `studio/` from `demo/` and the answers.
 *
 * @throws {Error} if there is a `studio/`, or an answer breaks a rule; then nothing is created.
 */
export async function createStudio(root: string, answers: Answers): Promise<void> {
  refuseSecond(root)
  const answered = questions.flatMap((question) => {
    const answer = answers[question.name]
    return answer ? [{ ...question, answer }] : []
  })
  const mistakes = answered.flatMap(({ name, mistakeIn, answer }) => {
    const mistake = mistakeIn(answer)
    return mistake ? [`--${name}  ${mistake}`] : []
  })
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))

  // Renamed when it is complete, so that an interruption leaves no partial studio. Beside it,
  // because `.cache` may be on another disk.
  const unfinished = path.join(root, '.studio-unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await cp(path.join(root, 'demo'), unfinished, { recursive: true })
  await rm(path.join(unfinished, 'uploads/LICENSE'), { force: true })

  const file = path.join(unfinished, 'content/studio.yaml')
  let text = await readFile(file, 'utf8')
  for (const { path: field, answer: value } of answered) {
    const before = parseDocument(text).getIn(field)
    text = editText(text, { file: 'studio', kind: 'set', path: field, before, value })
  }
  await writeFile(file, text)
  await rename(unfinished, path.join(root, 'studio'))
}

/** @throws {Error} if there is a `studio/`. */
export function refuseSecond(root: string) {
  if (!existsSync(path.join(root, 'studio'))) return
  throw new Error(
    'studio/ exists already. Nothing was changed. Change it with npm run desk, or in studio/content.',
  )
}
