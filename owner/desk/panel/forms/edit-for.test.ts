import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'

import { editValue } from '../../edits/edit-value.ts'
import { describeForm } from '../../form/describe-form.ts'
import { nodeAt, type Field, type FormNode, type Group, type List } from '../../form/node.ts'
import { questionsFor, valueFrom, type Question } from '../../form/questions.ts'
import { temporaryStudio } from '../../tests/temporary-studio.ts'
import type { Follow } from '../changes.ts'
import { editForNew, editsForOption } from './edit-for.ts'

const form = (file: ContentFile) =>
  describeForm(SCHEMAS[file], parse(readFileSync(`demo/content/${file}.yaml`, 'utf8')))

/** Nothing has moved. */
const stay: Follow = (_, path) => path

const removable = FILES.flatMap((file) =>
  removableIn(form(file)).map((node) => [`${file}: ${node.field}`, file, node] as const),
)

test.each(removable)(
  '%s can be left out and added again, with all it needs',
  async (_, file, node) => {
    const { store, valueOf } = await temporaryStudio()
    const before = await valueOf(file, node.path)
    const removal = { kind: 'remove', file, path: node.path, before } as const
    const rest = describeForm(SCHEMAS[file], editValue(await valueOf(file, []), removal, 0))
    const { path } = node
    const absent = nodeAt(rest, path)!
    const given = Object.fromEntries(questionsFor(absent, {}).map(answer))

    const value = valueFrom(absent, given)
    const edits = [removal, editForNew({ forms: { [file]: rest } }, stay, { file, path, value })]
    expect(await store.change({ what: 'Added it again', edits })).toEqual({ done: true })
  },
)

test('the receiver of inquiries can be changed from each to every other', async () => {
  const { store, valueOf } = await temporaryStudio()
  const options = [
    { name: 'formspree', fields: { form: 'mqkvgrdz' } },
    { name: 'web3forms', fields: { key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b' } },
    {
      name: 'endpoint',
      fields: { address: 'https://forms.example/new', encoding: 'json', honeypot: 'website' },
    },
    { name: 'none', fields: {} },
  ]

  for (const { name, fields } of [...options, ...options.toReversed()]) {
    const studio = describeForm(SCHEMAS.studio, await valueOf('studio', []))
    const receiver = nodeAt(studio, ['inquiries', 'receiver']) as Field
    const inquiries = nodeAt(studio, ['inquiries']) as Group
    const answers = Object.entries({ receiver: name, ...fields })
    const given = Object.fromEntries(answers.map(([key, typed]) => [`/${key}`, typed]))
    expect(questionsFor(inquiries, given).map(({ key }) => key)).toEqual(Object.keys(given))

    const edits = editsForOption({ forms: { studio } }, stay, {
      file: 'studio',
      path: receiver.path,
      value: valueFrom(inquiries, given),
    })
    expect(await store.change({ what: 'Changed the receiver', edits })).toEqual({ done: true })
    expect(await valueOf('studio', ['inquiries'])).toEqual({ receiver: name, ...fields })
  }
})

test('an item without a name is refused', async () => {
  const { store } = await temporaryStudio()
  const studio = form('studio')
  const path = ['serviceArea', 'towns']
  const value = valueFrom(nodeAt(studio, path)!, { '/0': '35.30, -80.90' })

  const edits = [editForNew({ forms: { studio } }, stay, { file: 'studio', path, value })]
  expect(await store.change({ what: 'Added a town', edits })).toHaveProperty('mistakes')
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
