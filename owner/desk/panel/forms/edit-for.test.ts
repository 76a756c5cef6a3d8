import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { validate } from '#pipeline/content/messages/explain.ts'

import { editText } from '../../edits/edit-text.ts'
import { valueAt } from '../../edits/edit-value.ts'
import { describeForm } from '../../form/describe-form.ts'
import { nodeAt, type FormNode, type Group, type List } from '../../form/node.ts'
import { questionsFor, valueFrom, type Question } from '../../form/questions.ts'
import { editForNew } from './edit-for.ts'

const demo = (file: ContentFile) => readFileSync(`demo/content/${file}.yaml`, 'utf8')
const formOf = (file: ContentFile, text: string) => describeForm(SCHEMAS[file], parse(text))

const removable = FILES.flatMap((file) =>
  removableIn(formOf(file, demo(file))).map(
    (node) => [`${file}: ${node.field}`, file, node] as const,
  ),
)

test.each(removable)(
  '%s can be left out and added again, with all it needs',
  (_name, file, { path }) => {
    const before = valueAt(parse(demo(file)), path)
    const without = editText(demo(file), { kind: 'remove', file, path, before })
    const rest = formOf(file, without)
    const absent = nodeAt(rest, path)!
    const value = valueFrom(absent, Object.fromEntries(questionsFor(absent, {}).map(answer)))
    const edit = editForNew({ forms: { [file]: rest } }, (_file, place) => place, {
      file,
      path,
      value,
    })
    const { fieldMistakes } = validate(SCHEMAS[file], parse(editText(without, edit)))
    expect(fieldMistakes).toEqual([])
  },
)

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
