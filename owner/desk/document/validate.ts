import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { validate, fieldPath } from '#pipeline/content/messages.ts'
import { checkContent } from '#pipeline/content/read-content.ts'
import { walkFields } from '#pipeline/content/walk-fields.ts'
import type { ContentDocument } from '#pipeline/content/yaml.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import type { Path } from './merge.ts'

/** The studio's files, as they are read. */
export type Files = Map<ContentFile, ContentDocument>

/** A mistake, with the file that it is in, and the way to it. Without a file it is about the whole studio. */
export type DeskMistake = Mistake & { of?: ContentFile | undefined; path: Path }

/** What was found in data that was validated once. */
const validated = new WeakMap<object, ContentDocument>()

/** A file that holds data, without the lines that it is written in. `label` is what messages call its folder. */
export function fileOf(label: string, file: ContentFile, data: unknown): ContentDocument {
  const known = validated.get(data as object)
  if (known) return known
  const locate = (path: PropertyKey[]) => {
    return { file: `${label}/${file}.yaml`, field: fieldPath(path), path }
  }
  const { value, fieldMistakes } = validate(SCHEMAS[file], data)
  const mistakes = fieldMistakes.map(({ path, message }) => ({ ...locate(path), message }))
  const document = { data, value, fields: walkFields(SCHEMAS[file], data), locate, mistakes }
  if (typeof data === 'object' && data !== null) validated.set(data, document)
  return document
}

/**
 * The mistakes that a change brings in, in the words of the build. What was wrong before is no reason to refuse a
 * change that has nothing to do with it.
 */
export function newMistakes(before: Files, after: Files): Mistake[] {
  const { mistakes } = checkContent(after, [])
  if (mistakes.length === 0) return []
  const count = (all: Mistake[], key: string) => all.filter((one) => mistakeKey(one) === key).length
  const was = checkContent(before, []).mistakes
  return mistakes.filter((one) => count(mistakes, mistakeKey(one)) > count(was, mistakeKey(one)))
}

/** Items change their places with other changes. */
function mistakeKey({ file, field, message }: Mistake): string {
  return JSON.stringify([file, field?.replace(/\[\d+\]/g, '[]'), message])
}

/** Mistakes with their files, one for each location. `label` is what messages call the folder of words. */
export function withFiles(label: string, mistakes: Mistake[]): DeskMistake[] {
  const everywhere = mistakes.flatMap(({ alsoIn = [], ...mistake }) => [
    mistake,
    ...alsoIn.map((location) => ({ ...mistake, ...location })),
  ])
  return everywhere.map((mistake) => {
    const name = mistake.file.slice(label.length + 1).replace(/\.yaml$/, '')
    const of = name in SCHEMAS ? (name as ContentFile) : undefined
    return { ...mistake, of, path: (mistake.path ?? []) as Path }
  })
}
