import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { valueAt, walkFields } from '#pipeline/content/walk-fields.ts'

import { remarkOn } from '../panel/forms/use-field.ts'
import { describeForms } from './describe-form.ts'
import { emptyOf, fieldsIn, itemsOf, nodeAt, titleOf, type List } from './node.ts'

const read = (file: ContentFile) => parse(readFileSync(`demo/content/${file}.yaml`, 'utf8'))

const forms = describeForms()

test.each(FILES)('every field of %s.yaml has a place in the form, with its value', (file) => {
  const data = read(file)
  const shown = fieldsIn(forms[file], data).map(({ path }) => path.join('.'))
  const written = walkFields(SCHEMAS[file], data).map(({ path }) => path.join('.'))
  expect(shown).toEqual(expect.arrayContaining(written))
})

test('a field says what it is, what it is called, and whether it may be left out', () => {
  const all = fieldsIn(forms.booking, read('booking'))
  const price = all.find(({ path }) => path.join() === 'packages,1,price')!
  expect(price.value).toBe('$120')
  expect(price.node).toMatchObject({ type: 'text', label: 'Price', optional: true })
  expect(price.node.hint).toContain('Like $80')
})

test('an item that is no more than a text is called what it is', () => {
  const labels = fieldsIn(forms.about, read('about'))
    .filter(({ path }) => path[0] === 'story')
    .map(({ node }) => node.label)
  expect(labels).toEqual(['Paragraph', 'Paragraph', 'Paragraph'])
})

test('every word that can be chosen is named in an owner’s words', () => {
  const labels: unknown[] = []
  JSON.stringify(forms, (_, node) => {
    if (node?.type === 'choice') labels.push(...Object.values(node.options))
    for (const word of Object.keys(node?.forms ?? {})) labels.push(node.children[0].options[word])
    return node
  })
  expect(labels.length).toBeGreaterThan(20)
  for (const label of labels) expect(label).toMatch(/^\p{Lu}/u)
})

test('a list says how many items fit, and a new item has its required fields', () => {
  const slides = nodeAt(forms.home, read('home'), ['slideshow', 'slides']) as List
  expect(slides).toMatchObject({ least: 1, most: 8 })
  expect(emptyOf(slides.item)).toEqual({ image: '', caption: '' })
})

test.each<[file: ContentFile, path: string[], title: string]>([
  ['film-stocks', [], 'Ektar 100'],
  ['booking', ['packages'], 'Basic Model Package'],
  ['home', ['slideshow', 'slides'], 'Before it came down'],
  ['home', ['roll', 'frames'], 'roll-01-hp5.jpg'],
  ['portfolio', ['featuredWork', 'photographs'], 'Behind the curtain'],
  ['studio', ['serviceArea', 'towns'], 'Charlotte'],
])('the first item of %s %j is called %s', (file, path, title) => {
  const list = nodeAt(forms[file], read(file), path) as List
  const [[step, item]] = itemsOf(list, valueAt(read(file), path)) as [[string | number, unknown]]
  expect(titleOf(list, step, item)).toBe(title)
})

test.each([
  ['https://calendly.com/june', 'Understood: a calendar of Calendly.'],
  [
    '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=23456789"></iframe>',
    'Understood: a calendar of Acuity Scheduling.',
  ],
  ['https://book.june.example/', expect.stringMatching(/^A page that is shown as it is\./)],
  ['https://bit.ly/3abcDEF', expect.stringContaining('paste the long address')],
  ['sample', expect.stringContaining('nobody can really book')],
  ['my calendar', undefined],
])('an owner reads which service %s is of', (words, remark) => {
  expect(remarkOn(['scheduling', 'calendar'], words)).toEqual(remark)
})

test('an owner reads that no message is received', () => {
  expect(remarkOn(['inquiries', 'receiver'], 'none')).toContain('No message is received')
  expect(remarkOn(['inquiries', 'receiver'], 'formspree')).toBeUndefined()
})
