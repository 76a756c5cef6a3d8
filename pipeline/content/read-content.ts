import type { Written } from './files.ts'
import { factsOf } from './facts.ts'
import { checkMarks } from './marks.ts'
import { checkNeededWords } from './needed-words.ts'
import { locatedFields } from './located-fields.ts'
import { checkReferences, findReferences } from './references.ts'
import type { ContentDocument } from './yaml/document.ts'
import { readDocuments, type ContentFolder } from './yaml/read-documents.ts'

export type ReadContent = Awaited<ReturnType<typeof readContent>>

/** Reads everything in content/ and checks all that can be checked without the photographs. */
export async function readContent(folder: ContentFolder) {
  const { documents, mistakes } = await readDocuments(folder)
  const written: Partial<Written> = Object.fromEntries(
    Array.from(documents, ([file, { value }]) => [file, value]),
  )
  const { studio, booking } = written
  const facts = studio && booking && factsOf({ studio, booking })
  const fields = locatedFields(documents)
  const references = findReferences(fields)
  const photographs = namesIn(documents.get('photographs'), 'file')
  const stocks = namesIn(documents.get('film-stocks'), 'name')

  return {
    /** What each file holds. A file with a mistake in it may be missing here. */
    written,
    /** Where content names photographs, and films. */
    references,
    /** Where content/photographs.yaml describes a photograph, by its file. */
    described: new Map(
      fields
        .filter(({ file, path }) => file === 'photographs' && path.at(-1) === 'file')
        .map(({ value, location }) => [String(value).trim(), location]),
    ),
    /** Everything that is wrong, in all files. */
    mistakes: [
      ...mistakes,
      ...checkMarks(fields, documents, facts),
      ...checkNeededWords(written, documents),
      ...checkReferences(references, { photographs, stocks }),
    ],
    /** What may be no mistake, in all files. */
    advice: [...documents.values()].flatMap(({ advice }) => advice),
  }
}

/**
 * Names as the file writes them, so that one wrong entry does not make all names unknown. Undefined
 * where the file cannot be read, so that no name is called missing.
 */
function namesIn(document: ContentDocument | undefined, key: string): string[] | undefined {
  const items = document?.data
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (typeof item?.[key] === 'string' ? item[key].trim() : ''))
}
