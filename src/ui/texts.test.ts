import { expect, test } from 'vitest'

import { cutIntoPhrases } from './phrases.tsx'
import { sentences, smsLink, telLink } from './texts.ts'

test.for([
  ['Thirty-six frames. No *delete key.*', ['Thirty-six frames.', 'No *delete key.*']],
  ['Ektar 100 / Kodak Gold / HP5 Plus', ['Ektar 100 /', 'Kodak Gold /', 'HP5 Plus']],
  ['One, *two. Three,* four, five', ['One,', '*two. Three,*', 'four,', 'five']],
] as const)('“%s” is split into phrases', ([text, expected]) => {
  expect(cutIntoPhrases(text)).toEqual(expected)
})

test('texts become sentences, each with one mark at its end', () => {
  const english = ['2 of 5', undefined, 'Wait…', 'She said “No.”', 'One lamp']
  expect(sentences(...english)).toBe('2 of 5. Wait… She said “No.” One lamp.')
  const others = ['٢ من ٥', 'هل توقف المطر؟', '雨がやんだ。']
  expect(sentences(...others)).toBe('٢ من ٥. هل توقف المطر؟ 雨がやんだ。')
})

test.for([
  ['(704) 555-0136', '+17045550136'],
  ['1-704-555-0136', '+17045550136'],
  ['+44 (0)20 7946 0018', '+442079460018'],
] as const)('[L4] %s is dialed as %s, and gets text messages there', ([phone, dialed]) => {
  expect(telLink(phone)).toBe(`tel:${dialed}`)
  expect(smsLink(phone)).toBe(`sms:${dialed}`)
})
