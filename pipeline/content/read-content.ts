import { memoize } from '../model/memoize.ts'
import { contrast, READABLE } from '../look/colors.ts'
import { readName } from '../model/file-name.ts'
import type { Mistake } from '../model/mistake.ts'
import { factsOf } from './facts.ts'
import {
  locatedFieldsIn,
  readDocuments,
  type ContentFile,
  type LocatedField,
  type Written,
} from './files.ts'
import { checkHidden, checkReferences, findReferences } from './references.ts'
import { languageName } from '../model/language.ts'
import { languageFile, missingControls } from './languages.ts'
import { checkMarks, mayHaveMarks } from './marks.ts'
import type { Texts } from './read-texts.ts'
import { withoutCountry } from './schemas/studio.ts'
import type { ContentDocument } from './yaml.ts'

export type ReadContent = ReturnType<typeof readContent>

/** Reads all words of a studio and checks all that can be checked without the photographs. */
export function readContent({ label, texts, mistakes }: Texts) {
  return checkContent(readDocuments(texts, label), mistakes)
}

/** Checks the content of all files. `mistakes` are those that are known already. */
export function checkContent(documents: Map<ContentFile, ContentDocument>, mistakes: Mistake[]) {
  const written: Partial<Written> = Object.fromEntries(
    Array.from(documents, ([file, { value }]) => [file, value]),
  )
  const { studio, booking } = written
  const facts = studio && booking && factsOf({ studio, booking })
  const found = Array.from(documents, ([file, document]) =>
    foundIn(locatedFieldsIn(file, document)),
  )
  const references = found.flatMap((one) => one.references)
  const described = new Map(found.flatMap((one) => one.described))
  const stocks = found.flatMap((one) => one.stocks)

  return {
    /** The content of each file. A file with a mistake may be missing here. */
    written,
    /** Where content names photographs, and films. */
    references,
    /** Where content/photographs.yaml describes a photograph, by its file. */
    described,
    /** Where content names typefaces. */
    faces: found.flatMap((one) => one.faces),
    /** Where content names pictures that are shown as they are. */
    pictures: found.flatMap((one) => one.pictures),
    /** Everything that is wrong, in all files. */
    mistakes: [
      ...[...documents.values()].flatMap((document) => document.mistakes),
      ...mistakes,
      ...checkMarks(
        found.flatMap((one) => one.marked),
        facts,
      ),
      ...checkNeededWords(written, documents),
      ...checkControls(written, documents),
      ...checkPhone(written, documents),
      ...checkHues(written, documents),
      ...checkHidden(written, references),
      ...checkReferences(references, {
        photograph: [...described.keys()],
        'film-stock': stocks.map(([name]) => name),
      }),
    ],
  }
}

/** The findings in one file that checks of other files need. They are kept until the file changes. */
const foundIn = memoize((fields: LocatedField[]) => ({
  references: findReferences(fields),
  described: namedIn(fields, 'photographs', 'file'),
  stocks: namedIn(fields, 'film-stocks', 'name'),
  faces: fields.filter(({ kind }) => kind?.kind === 'typeface'),
  pictures: fields.filter(({ kind }) => kind?.kind === 'picture'),
  marked: fields.filter(mayHaveMarks),
}))

/** Names as a file writes them, so that one wrong entry does not make all names unknown. */
function namedIn(fields: LocatedField[], list: ContentFile, key: string) {
  const names = fields.filter(({ file, path }) => file === list && path.at(-1) === key)
  return names.map((field) => [readName(String(field.value)), field] as const)
}

const ASK = 'embeds: ask'

/** Checks words that are optional by their schema, but needed where the studio has the fact that they stand beside. */
function checkNeededWords(
  { studio, booking, contact }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  if (!studio || !booking || !contact) return []

  const { scheduling, serviceArea, phone, hours, embeds } = studio
  const asks = embeds === 'ask'
  const area = contact.serviceArea
  const isBare = area && !area.counties && serviceArea?.counties
  const missing: [boolean, ContentFile, string[], because: string][] = [
    [!!scheduling && !booking.calendar, 'booking', ['calendar'], 'a calendar, under scheduling'],
    [!!serviceArea && !area, 'contact', ['serviceArea'], 'a service area'],
    [!!isBare, 'contact', ['serviceArea', 'counties'], 'counties, under serviceArea'],
    [asks && !!scheduling && !booking.calendar?.ask, 'booking', ['calendar', 'ask'], ASK],
    [asks && !!serviceArea?.map && !area?.ask, 'contact', ['serviceArea', 'ask'], ASK],
    [!!phone && !contact.details.phone, 'contact', ['details', 'phone'], 'a phone number'],
    [!!hours && !contact.details.hours, 'contact', ['details', 'hours'], 'hours'],
  ]
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, file, path, because]) => ({
      ...documents.get(file)!.locate(path),
      message: `"${path.at(-1)}" is missing, and studio.yaml has ${because}. Add it, or take that out there.`,
    }))
}

/** Checks the words of controls, which the studio has to write in a language without a file. */
function checkControls(
  { studio, controls }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  if (!studio || !controls) return []

  const { language } = studio
  const file = languageFile(language)
  if (file) return file.mistakes
  const missing = missingControls(controls)
  if (missing.length === 0) return []
  const message =
    `The words of buttons are not shipped in ${languageName(language)}. Write them in content/controls.yaml, as ` +
    `docs/words.md shows. Missing: ${missing.join(', ')}.`
  return [{ ...documents.get('studio')!.locate(['language']), message }]
}

/** Checks that the phone number, dialed as it is written, does not reach somebody on another continent. */
function checkPhone(
  { studio }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  const message = studio?.phone && withoutCountry(studio.phone, studio.language)
  return message ? [{ ...documents.get('studio')!.locate(['phone']), message }] : []
}

/** Checks that the name of each film stock, which is written in its color, can be read on film. */
function checkHues(
  { look, 'film-stocks': stocks = [] }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  if (!look) return []

  const { film } = look.colors
  const isDark = contrast(film, '#ffffff') > contrast(film, '#000000')
  return stocks.flatMap(({ hue }, index) => {
    const ratio = contrast(hue, film)
    if (ratio >= READABLE) return []
    const message =
      `"${hue}" is too ${isDark ? 'dark' : 'light'} to read: its contrast on film (${film}) is ${ratio.toFixed(1)}, ` +
      `and it needs ${READABLE}. Choose a ${isDark ? 'lighter' : 'darker'} color.`
    return { ...documents.get('film-stocks')!.locate([index, 'hue']), message }
  })
}
