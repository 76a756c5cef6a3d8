import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { inquiryText, mailLink } from './mail.ts'
import { typedText } from './tests/typed-text.ts'

const TO = 'hello@studio.example'

function opened(link: string) {
  const [address = '', query = ''] = link.split('?')
  const [subject = '', body = ''] = query.split('&')
  return {
    address,
    subject: decodeURIComponent(subject.replace(/^subject=/, '')),
    body: decodeURIComponent(body.replace(/^body=/, '')),
  }
}

test('any text fits into the link, and none adds a header', () => {
  fc.assert(
    fc.property(typedText, typedText, (subject, body) => {
      const link = mailLink({ to: TO, subject, body })
      expect(opened(link)).toEqual({
        address: `mailto:${TO}`,
        subject: subject.replace(/[\r\n]+/g, ' '),
        body: body.replace(/\r\n|\r|\n/g, '\r\n'),
      })
      expect(link).not.toMatch(/[\s<>"]/)
    }),
    { numRuns: 60 },
  )
})

const field = { label: 'Label', placeholder: '' }

test('the message comes first, then the other fields, without empty ones', () => {
  const words = {
    name: { ...field, label: 'Name' },
    email: { ...field, label: 'Email' },
    preferredDate: { ...field, label: 'Preferred date', hint: '' },
  }
  const fields = {
    name: 'Nadia',
    email: 'nadia@example.com',
    preferredDate: ' ',
    message: 'Two of us.',
  }

  expect(inquiryText(fields, words)).toBe('Two of us.\n\nName: Nadia\nEmail: nadia@example.com')
})
