import { expect, test } from 'vitest'

import { sentences } from './sentences.ts'

test('texts become sentences, each with one mark at its end', () => {
  expect(sentences('2 of 5', undefined, 'Wait…', 'She said “No.”', 'One lamp')).toBe(
    '2 of 5. Wait… She said “No.” One lamp.',
  )
  expect(sentences('٢ من ٥', 'هل توقف المطر؟', '雨がやんだ。')).toBe(
    '٢ من ٥. هل توقف المطر؟ 雨がやんだ。',
  )
})
