import { arrange, type Resolved } from '../content/content.ts'
import { mapWritten, type Written, SCHEMAS, type ContentFile } from '../content/files.ts'
import { hiddenIn, withoutHidden } from '../content/references.ts'
import { readContent, type ReadContent } from '../content/read-content.ts'
import type { Texts } from '../content/read-texts.ts'
import type { Controls } from '../content/schemas/controls.ts'
import type { PhotographReference } from '../content/schemas/fields.ts'
import { readName } from '../model/file-name.ts'
import { ContentError, oncePerMessage, type Mistake } from '../model/mistake.ts'
import type { Report } from '../model/progress.ts'
import { UnusableOriginal } from '../model/plain-error.ts'
import { openLibrary, type Library } from '../photos/library.ts'
import { facesOf, findFamilies } from '../typefaces/families.ts'
import { faceMistakes, unlicensed, unspelled } from './faces.ts'
import { fillInFacts } from './fill-in.ts'
import { walkFields } from '../content/walk-fields.ts'
import type { Cut, Description, Photograph, Rights } from '../model/photo.ts'

/** Every word and photograph of the site. */
export type Site = Awaited<ReturnType<typeof readSite>>

type Options = {
  /** Called with each warning. */
  warn?: (message: string) => void
  /** Called with how many scans have been looked at, which takes seconds for one that is new. */
  report?: Report
  /** How many prints are made at a time, where that is not left to the machine. */
  atOnce?: number | undefined
  /** Leaves a trace of its field in each text that pages show. */
  trace?: Trace | undefined
  /** Where its host puts it, as long as the words name no address of its own. */
  address?: string | undefined
}

/**
 * Checks all words and scans of a studio, and puts the photographs in their places.
 *
 * @param folders of the scans, of what is kept of them, and of the studio's own typefaces, as full paths.
 * @throws {ContentError} with all mistakes in words and photographs.
 */
export async function readSite(
  texts: Texts,
  folders: { uploads: string; cache: string; fonts?: string },
  { warn = () => {}, report = () => {}, atOnce, trace, address }: Options = {},
) {
  const read = readContent(texts)
  const opening = openLibrary(folders, warn, atOnce)
  const closed = await refusalOf(opening)
  const found = await findFamilies(folders.fonts)
  const mistakes = [...read.mistakes, ...faceMistakes(read, found)]
  // A folder of scans that cannot be opened is one mistake, not one for each scan.
  if (closed) throw new ContentError([...mistakes, { file: 'uploads/', message: closed }])

  const library = await opening
  const scans = await scanMistakes(read, library, report)
  const { pictures, missing } = await openPictures(read, library)
  mistakes.push(...scans, ...missing)
  if (mistakes.length > 0) throw new ContentError(mistakes)

  const filled = fillInFacts(atHost(read.written as Written, address))
  const written = withoutHidden(filled)
  const faces = facesOf(written.look.faces, found.families)
  for (const warning of unlicensed(faces)) warn(warning)
  const photographs = await openPhotographs(written, library)
  const photoOf = (reference: PhotographReference) => {
    const { photo } = photographs.of(reference)
    return { ...photo, alt: photo.alt + (reference.trace ?? '') }
  }
  const arranged = (words: Written) =>
    arrange(
      mapWritten<Resolved<Written>>(words, ({ kind, value }) => {
        if (kind?.kind === 'picture') return pictures.get(String(value))
        return kind?.kind === 'photograph' ? photoOf(value as PhotographReference) : value
      }),
    )
  const content = arranged(written)
  for (const warning of unspelled(faces, wordsIn(content.site.controls))) warn(warning)
  // A trace would keep prices from being prices.
  const { offers, priceRange } = content
  const shown = trace
    ? { ...arranged(withoutHidden(traced(filled, trace))), offers, priceRange }
    : content
  return {
    content,
    /** The same as pages show it: where an editor asked for it, with traces. */
    shown,
    /** What others see where someone shares a page, for the cards. */
    sharing: written.sharing,
    photographs,
    library,
    /** What the site is set in. */
    faces,
  }
}

/** What controls say, without marks. */
function wordsIn(controls: Controls): string {
  return JSON.stringify(Object.values(controls).map((group) => Object.values(group))).replaceAll(
    /\{\w+\}/g,
    '',
  )
}

/** Why a scan or picture cannot be opened, or nothing where it can. */
async function refusalOf(opening: Promise<unknown>): Promise<string | undefined> {
  return opening.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UnusableOriginal) return error.message
      throw error
    },
  )
}

/** The addresses of pictures by the names that content has for them, and what is wrong with those it names. */
async function openPictures(read: ReadContent, library: Library) {
  const pictures = new Map<string, string>()
  const missing: Mistake[] = []
  for (const { value, location } of read.pictures) {
    const name = readName(String(value))
    const open = async () => pictures.set(name, await library.picture(name))
    const message = await refusalOf(open())
    if (message) missing.push({ ...location, message })
  }
  return { pictures, missing }
}

/** What is wrong with the scans that content names: each once, with all locations that name it. */
async function scanMistakes(
  { references, described, written }: ReadContent,
  library: Library,
  report: Report,
): Promise<Mistake[]> {
  const photographs = references.filter(({ kind }) => kind === 'photograph')
  const hidden = hiddenIn(written)
  const named = new Set(photographs.map(({ name }) => name))
  // The scan of a hidden one may be gone.
  const names = [...named].filter((name) => !hidden.includes(name))
  // An undescribed name is a mistake already, unless the descriptions could not be read.
  const expected = names.filter((name) => described.size === 0 || described.has(name))

  let seen = 0
  const found = expected.map(async (name): Promise<Mistake[]> => {
    const message = await refusalOf(library.original(name))
    report((seen += 1), expected.length)
    if (!message) return []
    const shown = photographs.filter((one) => one.name === name).map(({ location }) => location)
    const locations = [described.get(name)?.location ?? [], shown].flat()
    return oncePerMessage(locations.map((one) => ({ ...one, message })))
  })
  return (await Promise.all(found)).flat()
}

/** Addresses that nobody can own (RFC 2606). The demo's is one. */
const NOBODYS = /\.example$/

/** The words of a studio with the address that its host gives it, as long as they name none of its own. */
function atHost(written: Written, address: string | undefined): Written {
  const { studio } = written
  const isOwn = !NOBODYS.test(new URL(studio.url).hostname)
  return !address || isOwn ? written : { ...written, studio: { ...studio, url: address } }
}

/** How content asks for a photograph. */
type Wanted = { file: string; cut: Cut }

/** The photographs that content names. Throws `UnusableOriginal` where one cannot be printed. */
async function openPhotographs(written: Written, library: Library) {
  const wanted = Object.entries(written).flatMap(([page, data]) =>
    walkFields(SCHEMAS[page as ContentFile], data)
      .filter(({ kind }) => kind?.kind === 'photograph')
      .map(({ value }) => ({ ...(value as PhotographReference), page })),
  )
  const frames = new Set(wanted.flatMap(({ file, cut }) => (cut === 'frame' ? [file] : [])))
  const keyed = new Map(wanted.map((one) => [wantedKey(one), one]))
  const photographs = new Map<string, Photograph>()
  // One after the other: they are printed in this order, in which pages show them.
  for (const [key, { file, cut }] of keyed) {
    photographs.set(key, await library.photograph(descriptionOf(file, written, frames), cut))
  }
  const of = (one: Wanted) => photographs.get(wantedKey(one))!

  return {
    of,

    /** The photographs that a content file names, each set of prints once, in its order. */
    in(page: ContentFile): Photograph[] {
      const onPage = wanted.filter((one) => one.page === page).map(of)
      return [...new Map(onPage.map((one) => [one.photo.full.address, one])).values()]
    },
  }
}

function descriptionOf(file: string, written: Written, frames: Set<string>): Description {
  const { prints } = written
  const entry = written.photographs.find((one) => one.file === file)!
  const film = written['film-stocks'].find(({ name }) => name === entry.film)
  const grainOf = ({ grain = prints.grain }: { grain?: 'auto' | 'off' }) => grain
  // A digital picture does not count for the grain of a film. And the frames of a whole roll, all from one
  // camera, have grain of their own.
  const roll = written.photographs
    .filter((one) => film && one.film === film.name && grainOf(one) !== 'off')
    .filter((one) => frames.has(one.file) === frames.has(file))
    .map((one) => one.file)

  const rights = entry.credit ? rightsOfOthers(entry.credit) : prints.rights
  return { ...entry, film, roll, settings: { ...prints, rights, grain: grainOf(entry) } }
}

/** Whoever is credited owns a photograph, and the studio's terms of use are not theirs. */
function rightsOfOthers({ name, link }: NonNullable<Description['credit']>): Rights {
  return { creator: name, credit: name, copyright: `© ${name}`, ...(link && { page: link }) }
}

function wantedKey({ file, cut }: Wanted): string {
  return `${file} ${cut}`
}

/** Gives a text what it carries unseen, so that an editor knows which field it came from. */
export type Trace = (text: string, file: ContentFile, path: PropertyKey[]) => string

/** Files whose words are looked up or drawn, where a trace would be in the way. */
const UNTRACED: ContentFile[] = ['film-stocks', 'photographs', 'prints', 'sharing']

/** What the files hold, each text and each reference to a photograph with a trace. */
function traced(written: Written, trace: Trace): Written {
  return mapWritten(written, ({ file, path, value, kind }) => {
    if (UNTRACED.includes(file)) return value
    if (kind?.kind === 'photograph') return { ...(value as object), trace: trace('', file, path) }
    const isText = kind?.kind === 'text' && typeof value === 'string'
    return isText ? trace(value, file, path) : value
  })
}
