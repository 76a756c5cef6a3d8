import { quoted } from '../content/messages.ts'
import { mayBeLeftOut } from '../content/walk-fields.ts'
import { comparable, readName } from '../model/file-name.ts'
import { atFields, BORROWED, onScans, type Advice } from './advice.ts'
import { settingAt, type AdviceField, type StudioFiles } from './studio-files.ts'
import { wordsAboutPhotographs } from './words.ts'

/** As many words as nobody else has by chance. */
const PASSAGE_WORDS = 6

/** A fact of the demo's studio. */
type Fact = AdviceField & { whose: { whose: 'studio' } }

/**
 * What a studio still has of the demo. Facts of the demo's studio mislead visitors wherever they are, and so does
 * its photographer's name beside its photographs. Its photographs and its other words are worth a look.
 */
export function borrowed({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  const facts = factsFor(fields, demo)
  const words = fields.filter((field) => field.kind?.kind === 'text' || isFact(field))
  const repeating = words.flatMap((field) => {
    const fact = facts.find((one) => isRepeated(one, field))
    return fact ? [{ field, fact }] : []
  })

  const names = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  const about = wordsAboutPhotographs(fields).filter(({ scan }) => names.includes(readName(scan)))
  const person = wordsIn(settingAt(demo, 'photographer')?.value)
  const own = wordsIn(settingAt(fields, 'photographer')?.value)
  const naming = about.filter(({ value }) =>
    wordsIn(value).some((word) => person.includes(word) && !own.includes(word)),
  )

  const misled = [...repeating.map(({ field }) => field), ...naming].map(({ location }) => location)
  const described = about.filter(({ file }) => file === 'photographs')
  const isLeft = ({ location }: AdviceField) =>
    !misled.includes(location) && !described.some((one) => one.location === location)
  const kept = keptWords(words.filter(isLeft), demo)

  return [
    ...[...new Set(repeating.map(({ fact }) => saidOf(fact)))].flatMap((says) =>
      misleading(
        repeating.filter(({ fact }) => saidOf(fact) === says).map(({ field }) => field),
        says,
      ),
    ),
    ...misleading(
      naming.filter((one) => !repeating.some(({ field }) => field.location === one.location)),
      'This names the demo’s photographer, beside a photograph of the demo. Say what a stranger would see, or put ' +
        'a photograph of yours in its place.',
    ),
    ...onScans(
      BORROWED,
      names,
      `${names.length} of ${scans.length} photographs are the demo’s. Put yours in their place.`,
    ),
    ...atFields(
      BORROWED,
      kept,
      `${kept.length === 1 ? '1 text is' : `${kept.length} texts are`} the demo’s. Write your own, or keep what is ` +
        'true of you and your photographs.',
    ),
  ]
}

function misleading(fields: AdviceField[], says: string): Advice[] {
  return atFields(BORROWED, fields, says).map((one) => ({ ...one, misleads: true }))
}

/** The demo's facts that another studio cannot have, the longest first. */
function factsFor(fields: AdviceField[], demo: AdviceField[]): Fact[] {
  const [city, demoCity] = [fields, demo].map((all) => settingAt(all, 'city')?.value ?? '')
  const isNeighbor = townOf(city!) === townOf(demoCity!) && plain(city!) !== plain(demoCity!)
  return demo
    .filter(isFact)
    .filter(({ value, whose }) => plain(value) !== '' && !(whose.isOfPlace && isNeighbor))
    .toSorted((one, other) => plain(other.value).length - plain(one.value).length)
}

/**
 * Whether a field has a fact: in the same place, or, where it says who or where the demo's studio is, or is a
 * passage, anywhere in its text.
 */
function isRepeated(fact: Fact, field: AdviceField): boolean {
  if (placeOf(fact) === placeOf(field) && plain(fact.value) === plain(field.value)) return true
  const isWhoOrWhere = fact.file === 'studio' && fact.path.length === fact.saidAt
  return (isWhoOrWhere || isPassage(fact)) && plain(field.value).includes(plain(fact.value))
}

/** What is so where a fact of the demo is repeated, and what to do about it. */
function saidOf({ value, schema, path, saidAt, whose: { fact, hint } }: Fact): string {
  if (path.length !== saidAt) {
    return `The demo’s ${fact} are still here. Write your own, or leave them out.`
  }
  const todo = mayBeLeftOut(schema) ? 'Write yours, or leave it out.' : 'Write yours.'
  return [`${quoted(value)} is the demo’s ${fact}. ${todo}`, ...(hint ? [hint] : [])].join(' ')
}

/** Words that a studio has as the demo has them, though they are its own. */
function keptWords(words: AdviceField[], demo: AdviceField[]): AdviceField[] {
  const passages = new Set(demo.filter(isPassage).map(({ value }) => value))
  const there = new Set(demo.map((field) => placeOf(field) + field.value))
  return words.filter(
    (field) =>
      !field.whose &&
      (there.has(placeOf(field) + field.value) || (isPassage(field) && passages.has(field.value))),
  )
}

/** The field, whichever item of a list it is in. */
export function placeOf({ file, path }: AdviceField): string {
  return [file, ...path.map((step) => (typeof step === 'number' ? '#' : String(step)))].join('.')
}

function isFact(field: AdviceField): field is Fact {
  return field.whose?.whose === 'studio' && field.kind?.kind !== 'photograph'
}

function isPassage({ kind, value }: AdviceField): boolean {
  return kind?.kind === 'text' && value.split(/\s+/).length >= PASSAGE_WORDS
}

/** The letters and digits of a text, so that an address, a number or a name is the same however it is written. */
function plain(value: string): string {
  return comparable(value.replace(/^https?:\/\/(www\.)?/i, '').replaceAll('&', 'and'))
}

function wordsIn(text = ''): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function townOf(city: string): string {
  return plain(city.split(',')[0]!)
}
