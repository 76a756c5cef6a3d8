import { expect, test } from 'vitest'

import { isLanguage, languageOf, languageTag } from './language.ts'

test.for([
  ['en-US', 'ltr', 'en_US'],
  ['nb', 'ltr', 'nb_NO'],
  ['pt-br', 'ltr', 'pt_BR'],
  ['ar', 'rtl', 'ar_EG'],
  ['az-Arab', 'rtl', 'az_IR'],
] as const)('%s runs %s, and is %s to networks', ([tag, direction, openGraph]) => {
  expect(isLanguage(tag)).toBe(true)
  expect(languageOf(tag)).toMatchObject({ direction, openGraph })
})

test.for(['english', 'en_US', 'xx', 'n', '日本語'])('%s is no tag of a language', (tag) => {
  expect(isLanguage(tag)).toBe(false)
})

test.for([
  ['norwegian', 'no'],
  ['DEUTSCH', 'de'],
  ['norsk bokmål', 'nb'],
  ['العربية', 'ar'],
  ['日本語', 'ja'],
  ['Yiddish', 'yi'],
] as const)('%s is written as %s', ([written, tag]) => {
  expect(languageTag(written)).toBe(tag)
})
