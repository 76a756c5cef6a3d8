import * as fc from 'fast-check'

/** Any text that can be typed or pasted. */
export const typedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '👩‍👩‍👧 at dusk',
    'مرحبا، نريد صورة',
    '\u202egnihton\u202c',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&amp;&#x3C;b&gt;',
    'a&b=c?d#e%20+f',
    'one\ntwo\r\nthree\rfour',
    '\0',
  ),
)

/** The same, 100,000 characters long. */
export const longText = typedText.map((text) => `${text}x`.repeat(100_000 / (text.length + 1)))

export const typedFields = fc.record({
  name: typedText,
  email: typedText,
  preferredDate: typedText,
  message: fc.oneof({ weight: 9, arbitrary: typedText }, { weight: 1, arbitrary: longText }),
})
