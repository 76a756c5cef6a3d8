import { expect, test } from 'vitest'

import { cutIntoPhrases } from './phrases.tsx'

test.each([
  ['Thirty-six frames. No *delete key.*', ['Thirty-six frames.', 'No *delete key.*']],
  ['Ektar 100 / Kodak Gold / HP5 Plus', ['Ektar 100 /', 'Kodak Gold /', 'HP5 Plus']],
  ['One, *two. Three,* four, five', ['One,', '*two. Three,*', 'four,', 'five']],
  ['*One.* Two.', ['*One.*', 'Two.']],
  ['Portfolio', ['Portfolio']],
])('“%s” is split into phrases', (text, expected) => {
  expect(cutIntoPhrases(text)).toEqual(expected)
})
