import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { walkFields } from '#pipeline/content/walk-fields.ts'

import { describeForm } from './describe-form.ts'
import { optionLabel } from './labels.ts'
import { fieldsIn } from './node.ts'

const read = (file: ContentFile) => parse(readFileSync(`demo/content/${file}.yaml`, 'utf8'))

test.each(FILES)('every field of %s.yaml has a place in the form, with its value', (file) => {
  const data = read(file)
  const shown = fieldsIn(describeForm(SCHEMAS[file], data)).map(({ path }) => path.join('.'))
  const written = [...walkFields(SCHEMAS[file], data)].map(({ path }) => path.join('.'))
  expect(shown).toEqual(expect.arrayContaining(written))
})

test('a field says what it is, what it is called, and whether it may be left out', () => {
  const form = describeForm(SCHEMAS.booking, read('booking'))
  const price = fieldsIn(form).find(({ field }) => field === 'packages[1].price')
  expect(price).toMatchObject({ type: 'text', label: 'Price', value: '$120', optional: true })
  expect(price!.hint).toContain('What it costs, like $80')
})

test('what can be chosen for the studio is named in an owner’s words', () => {
  const fields = fieldsIn(describeForm(SCHEMAS.studio, read('studio')))
  const choices = fields.filter(({ type }) => type === 'choice')
  expect(choices.map(({ label }) => label)).toEqual(['Map and calendar', 'Receiver'])
  for (const { path, options = [] } of choices)
    for (const option of options) expect(optionLabel(path, option)).not.toBe(option)
})
