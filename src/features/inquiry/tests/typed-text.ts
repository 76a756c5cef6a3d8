import * as fc from 'fast-check'

const loneSurrogates = fc.string({
  unit: fc.oneof(fc.constantFrom('\ud83d', '\ude00', 'a', ' '), fc.string({ unit: 'grapheme' })),
})

/** For tests: whatever may come out of a keyboard, a clipboard or a cat. */
export const typedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  loneSurrogates,
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

/** The same, as much as someone who pastes a novel. */
export const longText = typedText.map((text) => `${text}x`.repeat(100_000 / (text.length + 1)))

export const typedLetter = fc.record({
  name: typedText,
  email: typedText,
  preferredDate: typedText,
  message: fc.oneof({ weight: 9, arbitrary: typedText }, { weight: 1, arbitrary: longText }),
})
