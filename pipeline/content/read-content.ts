import { z } from 'zod'

import type { Library } from '../photos/library.ts'
import type { Pictured } from '../photos/stylesheet.ts'
import { about } from './schemas/about.ts'
import { openAlbum } from './album.ts'
import { booking } from './schemas/booking.ts'
import { contact } from './schemas/contact.ts'
import type { Content, Studio } from './content.ts'
import type { Document } from './yaml/document.ts'
import { explain } from './messages/explain.ts'
import { failure } from './schemas/failure.ts'
import { fieldPath } from './messages/field-path.ts'
import type { File, PageFile } from './files.ts'
import { filmStocks } from './schemas/film-stocks.ts'
import { home } from './schemas/home.ts'
import { ContentError, type Mistake } from '../model/mistake.ts'
import { notFound } from './schemas/not-found.ts'
import { photographs } from './schemas/photographs.ts'
import { pictures } from './schemas/photograph.ts'
import { plainWords } from './messages/plain-words.ts'
import { portfolio } from './schemas/portfolio.ts'
import { PLAIN_PRINTS, prints } from './schemas/prints.ts'
import { readDocuments, type ContentFolder } from './yaml/read-documents.ts'
import { sharing } from './schemas/sharing.ts'
import { studio } from './schemas/studio.ts'

type Pages = Omit<Content, 'site' | 'serviceArea'> & {
  studio: Studio & Pick<Content['site'], 'navigation'> & Pick<Content, 'serviceArea'>
  failure: Content['site']['failure']
}

export type Read = {
  content: Content
  /** The photographs that each file names, for the stylesheet of its page. */
  pictured: Map<PageFile, Pictured[]>
}

/**
 * Reads and checks everything in content/, with the photographs it names in their places.
 *
 * @throws {ContentError} with all mistakes in all files, those in photographs included.
 */
export async function readContent(place: ContentFolder, library: Library): Promise<Read> {
  const { documents, mistakes } = await readDocuments(place)

  async function check<Schema extends z.ZodType>(file: File, schema: Schema) {
    const document = documents.get(file)
    if (!document || document.data === undefined) return undefined

    const result = await schema.safeParseAsync(document.data, {
      error: plainWords,
      reportInput: true,
    })
    if (result.success) return result.data

    const complaints = explain(result.error.issues, { schema, data: document.data })
    for (const { file: elsewhere, path, message } of complaints) {
      mistakes.push(located(documents.get((elsewhere ?? file) as File) ?? document, path, message))
    }
    return undefined
  }

  const stockNames = namesIn(documents.get('film-stocks'), 'name')
  const album = openAlbum({
    stocks: await check('film-stocks', filmStocks),
    entries: await check('photographs', photographs(stockNames)),
    files: namesIn(documents.get('photographs'), 'file'),
    settings: (await check('prints', prints)) ?? PLAIN_PRINTS,
    library,
  })
  const named = (file: PageFile) => pictures(album.finderFor(file))

  const pages = {
    studio: await check('studio', studio(named('studio'))),
    home: await check('home', home(named('home'))),
    portfolio: await check('portfolio', portfolio(named('portfolio'))),
    about: await check('about', about(named('about'))),
    contact: await check('contact', contact),
    booking: await check('booking', booking),
    notFound: await check('not-found', notFound(named('not-found'))),
    failure: await check('failure', failure),
    sharing: await check('sharing', sharing(named('sharing'))),
  }
  if (mistakes.length > 0) throw new ContentError(mistakes)

  return { content: arranged(pages as Pages), pictured: album.pictured }
}

function arranged({ studio: written, failure: inFailure, ...words }: Pages): Content {
  const { navigation, serviceArea, ...rest } = written
  return { site: { studio: rest, navigation, failure: inFailure }, serviceArea, ...words }
}

function located({ file, lineOf }: Document, path: PropertyKey[], message: string): Mistake {
  return { file, line: lineOf(path), field: fieldPath(path), message }
}

/**
 * Names as the file writes them, so that one wrong entry does not make all names unknown. Undefined
 * where the file cannot be read: then nobody can say whether a name is in it.
 */
function namesIn(document: Document | undefined, key: string): string[] | undefined {
  const items = document?.data
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (typeof item?.[key] === 'string' ? item[key].trim() : ''))
}
