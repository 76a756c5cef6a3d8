import { expect, it } from 'vitest'

import { keepShortWords } from './fill-in.ts'

it.each([
  ['One plate. No second take.', 'One plate. No·second take.'],
  ['Come and sit for a roll.', 'Come and sit for a·roll.'],
  ['If it is so', 'If·it·is·so'],
  ['Now you have it.', 'Now you have·it.'],
  ['*A good* hour', '*A·good* hour'],
  ['Où va la lumière ?', 'Où·va·la·lumière ?'],
  ['Thirty-six frames', 'Thirty-six frames'],
  ['Aðeins á filmu', 'Aðeins á·filmu'],
])('keeps short words of %s with their neighbors', (heading, kept) => {
  expect(keepShortWords(heading).replaceAll('\u00a0', '·')).toBe(kept)
})
