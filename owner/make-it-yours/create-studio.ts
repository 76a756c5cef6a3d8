import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'

import type { Path } from '#owner/desk/document/merge.ts'
import { reconcile } from '#owner/desk/document/reconcile.ts'
import { siteFiles } from '#owner/desk/online/site-files.ts'

import {
  locatedFields,
  readDocuments,
  SCHEMAS,
  type ContentFile,
  type LocatedField,
} from '#pipeline/content/files.ts'
import { wordsOf } from '#pipeline/content/languages.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { mayBeLeftOut, schemaAt, valueAt, valueIn } from '#pipeline/content/walk-fields.ts'
import { retryWhileBusy } from '#pipeline/model/write-files.ts'
import { questions, type Answers } from './questions.ts'

/** What becomes of a field of the demo's: another value, or, without one, nothing. */
type Rewriting = { file: ContentFile; path: Path; value: string | number | undefined }

/**
 * Creates `studio/` from `demo/` and the answers. What would mislead visitors of another studio is
 * answered, derived or left out; where there is no answer, the check says so.
 *
 * @throws {Error} if there is a `studio/`, or an answer breaks a rule; then nothing is created.
 */
export async function createStudio(
  root: string,
  answers: Answers,
  today = new Date(),
): Promise<void> {
  refuseSecond(root)
  const mistakes = questions.flatMap(({ name, mistakeIn }) => {
    const answer = answers[name]
    const mistake = answer && mistakeIn(answer, answers)
    return mistake ? [`--${name}  ${mistake}`] : []
  })
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))

  // Renamed when it is complete, so that an interruption leaves no partial studio. Beside it,
  // because `.cache` may be on another disk.
  const unfinished = path.join(root, '.studio-unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await cp(path.join(root, 'demo'), unfinished, { recursive: true })

  const content = path.join(unfinished, 'content')
  const { label, texts } = await readTexts(root, content)
  const demo = locatedFields(readDocuments(texts, label))
  const all = rewritings(answers, today, demo)
  for (const file of new Set(all.map((one) => one.file)))
    await rewrite(
      content,
      file,
      all.filter((one) => one.file === file),
    )
  await removeUnnamed(unfinished)
  await retryWhileBusy(() => rename(unfinished, path.join(root, 'studio')))
}

/** Removes what no words name: a map of the demo’s town, and the license of its pictures. */
async function removeUnnamed(studio: string) {
  const named = await siteFiles(studio)
  for (const name of await readdir(path.join(studio, 'uploads'))) {
    if (!named.includes(`uploads/${name}`)) await rm(path.join(studio, 'uploads', name))
  }
}

/** @throws {Error} if there is a `studio/`. */
export function refuseSecond(root: string) {
  if (!existsSync(path.join(root, 'studio'))) return
  throw new Error(
    'studio/ exists already. Nothing was changed. Change it with npm run desk, or in studio/content.',
  )
}

function rewritings(answers: Answers, today: Date, demo: LocatedField[]): Rewriting[] {
  const asked = questions.flatMap(({ name, file, path: field, written, unanswered }) => {
    const answer = answers[name] || unanswered(answers)
    return answer ? [{ file, path: field as Path, value: written(answer) }] : []
  })
  const isAsked = ({ file, path: field }: LocatedField) =>
    asked.some((one) => one.file === file && one.path.join() === field.join())
  const { value: language } = asked.find(({ path: [field] }) => field === 'language')!
  const words = wordsOf(language)?.firstWords
  const begun = demo.flatMap(({ file, path: field, whose }): Rewriting[] =>
    words && whose?.firstWord ? [{ file, path: field as Path, value: words[whose.firstWord] }] : [],
  )
  return [
    ...asked,
    ...begun,
    { file: 'studio', path: ['copyrightYear'], value: today.getFullYear() },
    ...demo.filter((field) => !isAsked(field)).flatMap(withoutFact),
  ]
}

/** Leaves out what the demo says of its studio. What a site cannot be without stays, and stops the check. */
function withoutFact({ file, path: field, whose, saidAt }: LocatedField): Rewriting[] {
  const part = field.slice(0, saidAt) as Path
  const schema = schemaAt(SCHEMAS[file], part, undefined)
  const isFact = whose?.whose === 'studio'
  return isFact && schema && mayBeLeftOut(schema) ? [{ file, path: part, value: undefined }] : []
}

async function rewrite(content: string, file: ContentFile, wanted: Rewriting[]) {
  const target = path.join(content, `${file}.yaml`)
  const text = await readFile(target, 'utf8')
  const data: unknown = parse(text)
  for (const { path: field, value } of wanted) {
    const around = valueAt(data, field.slice(0, -1))
    const name = String(field.at(-1))
    if (valueIn(around, name) === undefined) continue
    if (value) Object.assign(around as object, { [name]: value })
    else Reflect.deleteProperty(around as object, name)
  }
  await writeFile(target, reconcile(text, data, SCHEMAS[file]))
}
