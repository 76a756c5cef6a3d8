import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { SCHEMAS, UNLESS_WRITTEN } from '#pipeline/content/files.ts'
import { editText } from '../../edits/edit-text.ts'
import { describeForm } from '../../form/describe-form.ts'
import { readLooks } from '../../look/looks.ts'
import { editsForLook } from './edits-for-look.ts'

const demo = readFileSync('demo/content/look.yaml', 'utf8')

test.for<[string, string]>([
  ['as the demo writes it', demo],
  ['that is not written', UNLESS_WRITTEN.look!],
  ['of a few words', "colors:\n  film: '#10141c' # Our blue.\n"],
  ['without colors', 'edge: filed\n'],
])('a look %s becomes each of the others, and comments stay', async ([, text]) => {
  const looks = await readLooks('.')
  expect(looks.length).toBeGreaterThan(2)
  let now = text
  for (const { look } of [...looks, looks[0]!]) {
    const forms = { look: describeForm(SCHEMAS.look, parse(now)) }
    now = editsForLook({ forms }, (_, path) => path, look).reduce(
      (before, edit) => editText(before, edit),
      now,
    )
    expect(SCHEMAS.look.parse(parse(now))).toEqual(look)
  }
  for (const comment of text.match(/#\s.+/g) ?? []) expect(now).toContain(comment)
})
