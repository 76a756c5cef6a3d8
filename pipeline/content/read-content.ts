import type { Mistake, Place } from '../model/mistake.ts'
import { FILES, SCHEMAS, type File, type Written } from './files.ts'
import { explain } from './messages/explain.ts'
import { plainWords } from './messages/plain-words.ts'
import { checkReferences, findReferences, placeOf, type Reference } from './references.ts'
import type { Document } from './yaml/document.ts'
import { readDocuments, type ContentFolder } from './yaml/read-documents.ts'

export type ReadContent = {
  /** What each file holds. A file with a mistake in it may be missing here. */
  written: Partial<Written>
  /** Where content names photographs, and films. */
  references: Reference[]
  /** Where content/photographs.yaml describes a photograph, by its file. */
  described: Map<string, Place>
  /** Everything that is wrong, in all files. */
  mistakes: Mistake[]
}

/** Reads everything in content/ and checks all that can be checked without the photographs. */
export async function readContent(folder: ContentFolder): Promise<ReadContent> {
  const { documents, mistakes } = await readDocuments(folder)
  const checked = FILES.map((file) => ({ file, ...check(file, documents.get(file)) }))
  const references = findReferences(documents)
  const photographs = namesIn(documents.get('photographs'), 'file')
  const stocks = namesIn(documents.get('film-stocks'), 'name')

  return {
    written: Object.fromEntries(checked.map(({ file, data }) => [file, data])),
    references,
    described: new Map(
      photographs?.map((name, index) => [
        name,
        placeOf(documents.get('photographs')!, [index, 'file']),
      ]),
    ),
    mistakes: [
      ...mistakes,
      ...checked.flatMap((one) => one.mistakes),
      ...checkReferences(references, { photographs, stocks }),
    ],
  }
}

function check(file: File, document: Document | undefined) {
  if (document?.data === undefined) return { mistakes: [] }

  const schema = SCHEMAS[file]
  const { data, error } = schema.safeParse(document.data, { error: plainWords, reportInput: true })
  const complaints = error ? explain(error.issues, { schema, data: document.data }) : []
  const mistakes = complaints.map(({ path, message }) => ({ ...placeOf(document, path), message }))
  return { data, mistakes }
}

/**
 * Names as the file writes them, so that one wrong entry does not make all names unknown. Undefined
 * where the file cannot be read, so that no name is called missing.
 */
function namesIn(document: Document | undefined, key: string): string[] | undefined {
  const items = document?.data
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (typeof item?.[key] === 'string' ? item[key].trim() : ''))
}
