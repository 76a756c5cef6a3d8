import { SCHEMAS, type ContentFile, type Written } from '../content/files.ts'
import type { PhotographReference } from '../content/schemas/fields.ts'
import { walkFields } from '../content/walk-fields.ts'
import type { Library } from '../photos/library.ts'
import type { Cut, Description, Photograph, Rights } from '../model/photo.ts'

/** How content asks for a photograph. */
type Wanted = { file: string; cut: Cut }

/** The photographs that content names. Throws `UnusableOriginal` where one cannot be printed. */
export async function openPhotographs(written: Written, library: Library) {
  const wanted = Object.entries(written).flatMap(([page, data]) =>
    walkFields(SCHEMAS[page as ContentFile], data)
      .filter(({ kind }) => kind?.kind === 'photograph')
      .map(({ value }) => ({ ...(value as PhotographReference), page })),
  )
  const frames = new Set(wanted.flatMap(({ file, cut }) => (cut === 'frame' ? [file] : [])))
  const keyed = new Map(wanted.map((one) => [keyOf(one), one]))
  const photographs = new Map<string, Photograph>()
  // One after the other: they are printed in this order, in which pages show them.
  for (const [key, { file, cut }] of keyed) {
    photographs.set(key, await library.photograph(describe(file, written, frames), cut))
  }
  const of = (one: Wanted) => photographs.get(keyOf(one))!

  return {
    of,

    /** The photographs that a content file names, each set of prints once, in its order. */
    in(page: ContentFile): Photograph[] {
      const onPage = wanted.filter((one) => one.page === page).map(of)
      return [...new Map(onPage.map((one) => [one.photo.full.address, one])).values()]
    },
  }
}

function describe(file: string, written: Written, frames: Set<string>): Description {
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

function keyOf({ file, cut }: Wanted): string {
  return `${file} ${cut}`
}
