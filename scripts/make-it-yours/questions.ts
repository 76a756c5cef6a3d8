import { z } from 'zod'

import { markMistakes } from '../../pipeline/content/marks.ts'
import { validate } from '../../pipeline/content/messages/explain.ts'
import { fieldKinds } from '../../pipeline/content/schemas/field-kinds.ts'
import { studio } from '../../pipeline/content/schemas/studio.ts'

/** A question about a studio. */
export type Question = {
  /** Also the name of its flag, like `--name`. */
  name: string
  asks: string
  /** The field of `content/studio.yaml`. */
  path: string[]
  /** The build’s message about a wrong answer. */
  mistakeIn: (answer: string) => string | undefined
}

const { shape } = studio

/** In the order in which `make-it-yours` asks them. */
export const questions: Question[] = [
  question('name', 'What is your studio called?', shape.name),
  question('photographer', 'What is your name, as the photographer?', shape.photographer),
  question('email', 'Which email address do clients write to?', shape.email),
  question('phone', 'Which phone number do clients call?', shape.phone),
  question('city', 'City and state, like “Charlotte, North Carolina”?', shape.city),
  question('url', 'Where will the site be, like https://example.com?', shape.url),
  question(
    'calendar',
    'The link of your booking calendar?',
    shape.scheduling.unwrap().shape.calendar,
    ['scheduling', 'calendar'],
  ),
]

function question(name: string, asks: string, schema: z.ZodType, path = [name]): Question {
  return {
    name,
    asks,
    path,
    mistakeIn(answer) {
      const { fieldMistakes } = validate(schema, answer)
      const field = { file: 'studio', path, kind: fieldKinds.get(schema), value: answer } as const
      return [...fieldMistakes.map(({ message }) => message), ...markMistakes(field)][0]
    },
  }
}
