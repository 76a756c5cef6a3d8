import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { mailLink } from '../../src/features/inquiry/mail.ts'
import { longText } from '../../src/features/inquiry/tests/typed-text.ts'

const CUT = '… Copy it on the page, and paste it here.'

// Windows passes on addresses of up to 2,083 characters: a longer link opens no email, and says nothing.
test('the email link of a message of any length is short enough for Windows', () => {
  fc.assert(
    fc.property(longText, longText, (subject, body) => {
      const link = mailLink({ to: 'hello@studio.example', subject, body, cut: CUT })
      expect(link.length).toBeLessThan(2083)

      const written = decodeURIComponent(/&body=(.*)/.exec(link)![1]!)
      expect(written).toMatch(new RegExp(`${CUT}$`))
      const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
      expect(lines.startsWith(written.slice(0, -CUT.length))).toBe(true)
    }),
    { numRuns: 30 },
  )
})
