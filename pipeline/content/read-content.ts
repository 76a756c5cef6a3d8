import type { ContentFile, Written } from './files.ts'
import { factsOf } from './facts.ts'
import { checkMarks } from './marks.ts'
import { checkNeededWords } from './needed-words.ts'
import { locatedFields, type LocatedField } from './located-fields.ts'
import { checkReferences, findReferences } from './references.ts'
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
  const described = namedIn(fields, 'photographs', 'file')
  const stocks = namedIn(fields, 'film-stocks', 'name')

  return {
    /** What each file holds. A file with a mistake in it may be missing here. */
    written,
    /** Where content names photographs, and films. */
    references,
    /** Where content/photographs.yaml describes a photograph, by its file. */
    described,
    /** Everything that is wrong, in all files. */
    mistakes: [
      ...mistakes,
      ...checkMarks(fields, facts),
      ...checkNeededWords(written, documents),
      ...checkReferences(references, {
        photograph: [...described.keys()],
        'film-stock': [...stocks.keys()],
      }),
    ],
    /** What may be no mistake, in all files. */
    advice: [...documents.values()].flatMap(({ advice }) => advice),
  }
}

/** Names as a file writes them, so that one wrong entry does not make all names unknown. */
function namedIn(fields: LocatedField[], list: ContentFile, key: string) {
  const names = fields.filter(({ file, path }) => file === list && path.at(-1) === key)
  return new Map(names.map(({ value, location }) => [String(value).trim(), location]))
}
