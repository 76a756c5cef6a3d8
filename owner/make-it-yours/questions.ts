import type { z } from 'zod'

import type { ContentFile } from '#pipeline/content/files.ts'
import { markMistakes } from '#pipeline/content/marks.ts'
import { validate, quoted } from '#pipeline/content/messages.ts'
import { fieldKinds } from '#pipeline/content/schemas/field-kinds.ts'
import { withoutCountry, siteAddressIn, studio } from '#pipeline/content/schemas/studio.ts'
import { sharing } from '#pipeline/content/schemas/sharing.ts'
import { mayBeLeftOut } from '#pipeline/content/walk-fields.ts'
import { languageTag } from '#pipeline/model/language.ts'

const { shape } = studio
const { calendar } = shape.scheduling.unwrap().shape

/** What `make-it-yours` asks about a studio, in that order. */
export const questions = [
  question('name', 'What is your studio called?', shape.name),
  question(
    'short-name',
    'Its name below an icon on a phone, 12 letters at most?',
    sharing.shape.shortName,
    {
      file: 'sharing',
      path: ['shortName'],
      unanswered: ({ name = '' }) => shortNameFrom(name),
    },
  ),
  question(
    'photographer',
    'What is your name, as the photographer? Two are fine: “Ana & Tom Reyes”.',
    shape.photographer,
  ),
  question(
    'language',
    'Which language is the site in, like English, Deutsch or pt-BR?',
    shape.language,
    {
      written: languageTag,
      unanswered: () => 'en-US',
    },
  ),
  question('email', 'Which email address do clients write to?', shape.email),
  question('phone', 'Which phone number do clients call?', shape.phone, {
    alsoWrong: (number, { language = 'en-US' }) => withoutCountry(number, languageTag(language)),
  }),
  question('city', 'City and state, like “Charlotte, North Carolina”?', shape.city, {
    alsoWrong: cityAlone,
  }),
  question('serving', 'Where do you work, like “Serving NC and surrounding areas”?', shape.serving),
  question('url', 'Where will the site be, like example.com?', shape.url, {
    written: siteAddressIn,
  }),
  question('calendar', 'The link of your booking calendar?', calendar, {
    path: ['scheduling', 'calendar'],
  }),
]

/** Answers by the name of their question. */
export type Answers = Partial<Record<string, string>>

type Options = {
  file?: ContentFile
  /** The field, where that is not called as the question is. */
  path?: string[]
  /** How an answer is written into the file. */
  written?: (answer: string) => string
  /** What else can be wrong with an answer, by those before it. */
  alsoWrong?: (answer: string, before: Answers) => string | undefined
  /** What the answer is where there is none, by those before it. */
  unanswered?: (before: Answers) => string | undefined
}

/** `name` is that of its flag, too, like `--name`. */
function question(name: string, asks: string, schema: z.ZodType, options: Options = {}) {
  const {
    file = 'studio',
    path = [name],
    alsoWrong = () => undefined,
    written = (answer) => answer,
    unanswered = () => undefined,
  } = options

  /** What is wrong with an answer: the build’s message, where it has one. */
  function mistakeIn(answer: string, before: Answers = {}): string | undefined {
    const { fieldMistakes } = validate(schema, answer)
    const field = { file, path, kind: fieldKinds.get(schema), value: answer }
    return fieldMistakes[0]?.message ?? markMistakes(field)[0] ?? alsoWrong(answer, before)
  }
  // Left out where there is no answer. Otherwise it stays the demo's.
  const isOptional = mayBeLeftOut(schema)
  return { name, asks, file, path, isOptional, written, unanswered, mistakeIn }
}

/** Pages and search engines name the state or country, too. */
function cityAlone(city: string): string | undefined {
  return /\p{L}\s*,\s*\p{L}/u.test(city)
    ? undefined
    : `${quoted(city)} has no state or country. Write it after a comma, like "Durham, North Carolina".`
}

/** As many letters as fit below an icon. */
const MOST = 12

/** The beginning of a studio's name that fits below an icon, or nothing where not even a word does. */
export function shortNameFrom(name: string): string | undefined {
  const words = name.trim().split(/\s+/)
  const fitting = words.map((_, at) => words.slice(0, at + 1).join(' '))
  const longest = fitting.findLast((beginning) => beginning.length <= MOST)
  // “Juniper &” promises something.
  return (
    longest?.replace(/\s*[^\p{L}\p{N}.!?)]+$/u, '').replace(/\s+(and|und|et|y|of)$/i, '') ||
    undefined
  )
}
