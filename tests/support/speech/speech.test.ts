import { expect, test } from 'vitest'

import { find, focused } from './find.ts'
import { sayOne, speak } from './speech.ts'
import type { Heard } from './tree.ts'

/** A node of a page; what is not given is not there. */
function node(role: string, given: Partial<Heard> = {}): Heard {
  return {
    role,
    name: '',
    description: '',
    value: '',
    states: {},
    block: false,
    children: [],
    ...given,
  }
}

const text = (name: string) => node('StaticText', { name })

test('a node is said by what it is, its name, its state and its description', () => {
  const states = { expanded: false, current: 'page', focused: true }
  expect(sayOne(node('link', { name: 'Home', states }))).toBe(
    'link “Home”, current page, collapsed',
  )
  expect(sayOne(node('heading', { name: 'Work', states: { level: 2 } }))).toBe('heading 2 “Work”')
  expect(
    sayOne(
      node('textbox', {
        name: 'Email',
        value: 'nadia@',
        description: 'An address is missing.',
        states: { required: true, invalid: 'true', multiline: false },
      }),
    ),
  ).toBe('edit text “Email”, required, invalid, “nadia@”, “An address is missing.”')
})

test('what says nothing of itself is told, so that it is missed', () => {
  expect(sayOne(node('button'))).toBe('button without a name')
  expect(sayOne(node('image'))).toBe('image without a name')
})

test('a description that repeats the name is not said twice', () => {
  expect(sayOne(node('button', { name: 'Close', description: 'Close' }))).toBe('button “Close”')
})

test('a carousel is called so, and not a region', () => {
  const states = { roledescription: 'carousel' }
  expect(sayOne(node('region', { name: 'Work', states }))).toBe('carousel “Work”')
})

test('words in one line run on, and words in lines of their own do not', () => {
  const line = (words: string) => node('none', { block: true, children: [text(words)] })
  const heard = node('main', {
    children: [
      node('paragraph', { block: true, children: [text('© '), text('2024'), text('Silver')] }),
      line('Charlotte'),
      text('One '),
      node('strong', { children: [text('roll')] }),
      text(', '),
      node('link', { name: 'ours', children: [text('ours')] }),
      text('.'),
    ],
  })
  expect(speak(heard)).toEqual([
    'main landmark',
    '  © 2024Silver',
    '  Charlotte',
    '  One roll,',
    '  link “ours”',
    '  .',
  ])
})

test('a list says how many items it has, wherever they stand in it', () => {
  const item = (words: string) => node('listitem', { children: [text(words)] })
  const row = node('generic', { children: [item('one'), item('two')] })
  const list = node('list', { children: [row, item('three')] })
  expect(speak(list)).toEqual(['list, 3 items', '  - one', '  - two', '  - three'])
})

test('an empty live region and a group of nothing are not heard', () => {
  expect(speak(node('status'))).toEqual([])
  expect(speak(node('group'))).toEqual([])
})

test('a form without a name is no landmark', () => {
  const children = [node('textbox', { name: 'Name' })]
  expect(speak(node('form', { children }))).toEqual(['edit text “Name”'])
  expect(speak(node('form', { name: 'Inquiry', children }))[0]).toBe('form landmark “Inquiry”')
})

test('a role that nobody foresaw is called by its own name', () => {
  expect(speak(node('meter', { name: 'Rolls left' }))).toEqual(['meter “Rolls left”'])
})

test('a part of a page is found by its role or by what stands in it', () => {
  const heading = node('heading', { name: 'Find your date', states: { level: 2 } })
  const section = node('generic', { children: [heading, text('Pick a day.')] })
  const page = node('RootWebArea', { children: [node('banner'), section] })
  expect(find(page, { role: 'banner' }).role).toBe('banner')
  expect(find(page, { beside: 'Find your date' })).toBe(section)
  expect(() => find(page, { role: 'form' })).toThrow('nothing to be heard at {"role":"form"}')
})

test('the page itself having the focus is nothing to tell', () => {
  const states = { focused: true }
  const button = node('button', { name: 'Zoom', states })
  expect(focused(node('RootWebArea', { states }))).toBeUndefined()
  expect(focused(node('RootWebArea', { states, children: [button] }))).toBe(button)
})
