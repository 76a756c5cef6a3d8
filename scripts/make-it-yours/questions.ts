import type { z } from 'zod'

import { markMistakes } from '../../pipeline/content/marks.ts'
import { validate } from '../../pipeline/content/messages/explain.ts'
import { fieldKinds } from '../../pipeline/content/schemas/field-kinds.ts'
import { studio } from '../../pipeline/content/schemas/studio.ts'

const { shape } = studio
const { calendar } = shape.scheduling.unwrap().shape

/** What `make-it-yours` asks about a studio, in that order. */
export const questions = [
  question('name', 'What is your studio called?', shape.name),
  question('photographer', 'What is your name, as the photographer?', shape.photographer),
  question('email', 'Which email address do clients write to?', shape.email),
  question('phone', 'Which phone number do clients call?', shape.phone),
  question('city', 'City and state, like “Charlotte, North Carolina”?', shape.city),
  question('url', 'Where will the site be, like https://example.com?', shape.url),
  question('calendar', 'The link of your booking calendar?', calendar, ['scheduling', 'calendar']),
]

/** `name` is that of its flag, too, like `--name`; `path` that of the field in `content/studio.yaml`. */
function question(name: string, asks: string, schema: z.ZodType, path = [name]) {
  /** The build’s message about a wrong answer. */
  function mistakeIn(answer: string): string | undefined {
    const { fieldMistakes } = validate(schema, answer)
    const field = { file: 'studio', path, kind: fieldKinds.get(schema), value: answer } as const
    return fieldMistakes[0]?.message ?? markMistakes(field)[0]
  }
  return { name, asks, path, mistakeIn }
}
