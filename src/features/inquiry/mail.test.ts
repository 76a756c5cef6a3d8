import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { inquiryText, mailLink } from './mail.ts'
import { longText, typedText } from './tests/typed-text.ts'

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

// Windows passes on addresses of up to 2,083 characters: a longer link opens no email, and says nothing.
test('the link of a message of any length is short enough for Windows, and says that it is cut', () => {
  const cut = '… Copy it on the page, and paste it here.'
  fc.assert(
    fc.property(longText, longText, (subject, body) => {
      const link = mailLink({ to: TO, subject, body, cut })
      expect(link.length).toBeLessThan(2083)
      const written = opened(link).body
      expect(written).toMatch(new RegExp(`${cut}$`))
      expect(body.replace(/\r\n|\r|\n/g, '\r\n')).toContain(written.slice(0, -cut.length))
    }),
    { numRuns: 10 },
  )
})

test('the message comes first, then the other fields, without empty ones', () => {
  const field = (label: string) => ({ label, placeholder: '', hint: '' })
  const words = { name: field('Name'), email: field('Email'), preferredDate: field('Date') }
  const fields = {
    name: 'Nadia',
    email: 'n@example.com',
    preferredDate: ' ',
    message: 'Two of us.',
  }
  expect(inquiryText(fields, words)).toBe('Two of us.\n\nName: Nadia\nEmail: n@example.com')
})
