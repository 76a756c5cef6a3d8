import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { foreign } from './foreign.ts'

const LABELS = 'inquiry:\n  button: Send message\n  sending: Sender …\n  name: { label: Name }'

test('labels that are still English are named where the site is not', () => {
  const demo = testStudio({ contact: LABELS.replace('Sender', 'Sending') }).fields
  const adviceIn = (language: string) =>
    inLines(foreign(testStudio({ studio: `language: ${language}`, contact: LABELS }).fields, demo))

  expect(adviceIn('en-GB')).toEqual([])
  expect(adviceIn('en_US')).toEqual([])
  expect(adviceIn('nb')).toEqual([
    'contact.yaml:2 2 labels are still in English, as the demo has them. Write them in Norwegian Bokmål.',
  ])
})

test.for([
  ['ar', 'وجه في الضوء', 'A face in the light'],
  ['ja', '窓辺の顔', 'A face in the light'],
  ['el', 'Πρόσωπο στο φως', 'A face in the light'],
  ['de', 'Ein Gesicht im Licht', 'Πρόσωπο στο φως'],
] as const)('in %s “%s” is right, and “%s” is in another script', ([language, right, wrong]) => {
  const photographs = `- file: a.jpg\n  alt: ${right}\n- file: b.jpg\n  alt: ${wrong}`
  const site = testStudio({ studio: `language: ${language}`, photographs })
  expect(inLines(foreign(site.fields, []))).toEqual([
    expect.stringMatching(/^photographs\.yaml:4 This is not written in/),
  ])
})
