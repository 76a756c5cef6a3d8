import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { validate } from '#pipeline/content/messages/explain.ts'

import { editText } from '../../edits/edit-text.ts'
import { valueAt } from '../../edits/edit-value.ts'
import type { Edit } from '../../edits/edit.ts'
import { describeForm } from '../../form/describe-form.ts'
import { nodeAt, type Field, type FormNode, type Group, type List } from '../../form/node.ts'
import { questionsFor, valueFrom, type Question } from '../../form/questions.ts'
import type { Follow } from '../changes.ts'
import { editForNew, editsForOption } from './edit-for.ts'

const demo = (file: ContentFile) => readFileSync(`demo/content/${file}.yaml`, 'utf8')
const formOf = (file: ContentFile, text: string) => describeForm(SCHEMAS[file], parse(text))
const written = (text: string, edits: Edit[]) => edits.reduce(editText, text)
const mistakesIn = (file: ContentFile, text: string) =>
  validate(SCHEMAS[file], parse(text)).fieldMistakes

/** Nothing has moved. */
const stay: Follow = (_, path) => path

const removable = FILES.flatMap((file) =>
  removableIn(formOf(file, demo(file))).map(
    (node) => [`${file}: ${node.field}`, file, node] as const,
  ),
)

test.each(removable)(
  '%s can be left out and added again, with all it needs',
  (_, file, { path }) => {
    const before = valueAt(parse(demo(file)), path)
    const without = written(demo(file), [{ kind: 'remove', file, path, before }])
    const rest = formOf(file, without)
    const absent = nodeAt(rest, path)!
    const value = valueFrom(absent, Object.fromEntries(questionsFor(absent, {}).map(answer)))
    const edit = editForNew({ forms: { [file]: rest } }, stay, { file, path, value })
    expect(mistakesIn(file, written(without, [edit]))).toEqual([])
  },
)

test('the receiver of inquiries can be changed from each to every other', () => {
  const options = [
    { receiver: 'formspree', form: 'mqkvgrdz' },
    { receiver: 'web3forms', key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b' },
    {
      receiver: 'endpoint',
      address: 'https://forms.example/new',
      encoding: 'json',
      honeypot: 'website',
    },
    { receiver: 'none' },
  ]
  let text = demo('studio')
  for (const option of [...options, ...options.toReversed()]) {
    const studio = formOf('studio', text)
    const { path } = nodeAt(studio, ['inquiries', 'receiver']) as Field
    const inquiries = nodeAt(studio, ['inquiries']) as Group
    const given = Object.fromEntries(
      Object.entries(option).map(([key, typed]) => [`/${key}`, typed]),
    )
    expect(questionsFor(inquiries, given).map(({ key }) => key)).toEqual(Object.keys(given))

    const value = valueFrom(inquiries, given)
    text = written(
      text,
      editsForOption({ forms: { studio } }, stay, { file: 'studio', path, value }),
    )
    expect(mistakesIn('studio', text)).toEqual([])
    expect(parse(text).inquiries).toEqual(option)
  }
})

test('an item without a name is refused', () => {
  const studio = formOf('studio', demo('studio'))
  const path = ['serviceArea', 'towns']
  const value = valueFrom(nodeAt(studio, path)!, { '/0': '35.30, -80.90' })
  const edit = editForNew({ forms: { studio } }, stay, { file: 'studio', path, value })
  expect(mistakesIn('studio', written(demo('studio'), [edit]))).not.toEqual([])
})

/** Parts that may be left out, outside of lists. */
function removableIn(node: FormNode): (Group | List)[] {
  if (node.type !== 'group' && node.type !== 'list') return []
  const inner = node.type === 'group' ? node.children.flatMap(removableIn) : []
  return node.optional && node.present ? [node, ...inner] : inner
}

/** What an owner might type, where any words will not do. */
const ANSWERS: [field: RegExp, typed: string][] = [
  [/^scheduling\.calendar$/, 'https://calendly.com/june'],
  [/^serviceArea\.towns/, '35.30, -80.90'],
  [/^serviceArea\.counties\[/, 'Mecklenburg, NC'],
  [/^serviceArea\.counties$/, 'Every county around'],
]

function answer({ key, field }: Question): [key: string, typed: string] {
  const { type, options, optional, field: name } = field
  const own = ANSWERS.find(([pattern]) => pattern.test(name))?.[1] ?? options?.[0]
  if (own || optional) return [key, own ?? '']
  const typed = { photograph: 'print-09-hp5.jpg', number: '1', film: 'none' }
  return [key, typed[type as keyof typeof typed] ?? `Words ${key}`]
}
