import { expect, test } from 'vitest'

import { draftIn, isBlank } from './draft.ts'

const LETTER = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: '',
  message: 'Two of us, in NoDa.',
}

function drawerWith(content?: string) {
  const kept = new Map<string, string>()
  if (content !== undefined) kept.set('inquiry-draft', content)

  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

function lockedDrawer(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a letter that was begun is there again, as typed', () => {
  const draft = draftIn(drawerWith())
  draft.keep(LETTER)

  expect(draft.read()).toEqual(LETTER)
})

test('nothing is there before anything was written', () => {
  expect(draftIn(drawerWith()).read()).toEqual({})
})

test('a draft that is discarded is blank, which is told from none at all', () => {
  const draft = draftIn(drawerWith())
  expect(isBlank(draft.read())).toBe(false)

  draft.keep(LETTER)
  expect(isBlank(draft.read())).toBe(false)

  draft.discard()
  expect(isBlank(draft.read())).toBe(true)
})

test('where storage is refused, nothing counts as discarded', () => {
  const draft = draftIn(lockedDrawer)
  draft.discard()

  expect(isBlank(draft.read())).toBe(false)
})

test('a browser that refuses storage changes nothing', () => {
  const draft = draftIn(lockedDrawer)

  expect(() => draft.keep(LETTER)).not.toThrow()
  expect(() => draft.discard()).not.toThrow()
  expect(draft.read()).toEqual({})
})

test('storage that is full changes nothing', () => {
  const full = () => ({ ...drawerWith()(), setItem: lockedDrawer })

  expect(() => draftIn(full).keep(LETTER)).not.toThrow()
})

test.each(['{"name": "Nad', 'null', '"text"', '7', ''])(
  'a broken draft is no draft: %s',
  (broken) => {
    expect(draftIn(drawerWith(broken)).read()).toEqual({})
  },
)

test('of a strange draft only text for known fields is used', () => {
  const strange = JSON.stringify({ name: 'Nadia', email: 7, message: null, admin: 'yes' })

  expect(draftIn(drawerWith(strange)).read()).toEqual({ name: 'Nadia' })
})
