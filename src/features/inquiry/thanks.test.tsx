import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { InquiryFields } from './inquiry-fields.ts'
import { Thanks } from './thanks.tsx'
import { typedText } from './tests/typed-text.ts'

const WORDS = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  preferredDate: { label: 'Preferred date' },
  message: { label: 'Message' },
  thanks: { heading: 'Thanks', text: 'We will write.', stamp: 'Received' },
}

test('[C2] what is typed never becomes markup', () => {
  const filled = typedText.map((text) => `.${text}`)
  const inquiries = fc.record({
    name: filled,
    email: filled,
    preferredDate: filled,
    message: filled,
  })

  const expected = tagsOf({ name: '.', email: '.', preferredDate: '.', message: '.' })

  fc.assert(
    fc.property(inquiries, (fields) => {
      expect(tagsOf(fields)).toEqual(expected)
    }),
  )
})

function tagsOf(fields: InquiryFields) {
  const date = new Date('2026-11-21T12:00:00Z')
  const markup = renderToStaticMarkup(<Thanks words={WORDS} fields={fields} date={date} />)
  return markup.match(/<[^>]*>/g)
}
