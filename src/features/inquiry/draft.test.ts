import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { discardDraft, isBlank, readDraft, saveDraft } from './draft.ts'

const FIELDS = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: '',
  message: 'Two of us, in NoDa.',
}

beforeEach(() => storeDraft())
afterEach(() => vi.unstubAllGlobals())

test('a discarded draft is blank, and no draft is not', () => {
  expect(isBlank(readDraft())).toBe(false)

  saveDraft(FIELDS)
  expect(isBlank(readDraft())).toBe(false)

  discardDraft()
  expect(isBlank(readDraft())).toBe(true)
})

test('a browser that refuses storage changes nothing', () => {
  refuseStorage()

  expect(() => saveDraft(FIELDS)).not.toThrow()
  expect(() => discardDraft()).not.toThrow()
  expect(readDraft()).toEqual({})
  expect(isBlank(readDraft())).toBe(false)
})

test.each(['{"name": "Nad', 'null', '"text"', '7', ''])(
  'a broken draft is no draft: %s',
  (broken) => {
    storeDraft(broken)

    expect(readDraft()).toEqual({})
  },
)

test('of a strange draft only text for known fields is used', () => {
  storeDraft(JSON.stringify({ name: 'Nadia', email: 7, message: null, admin: 'yes' }))

  expect(readDraft()).toEqual({ name: 'Nadia' })
})

function storeDraft(content?: string) {
  const items = new Map(content === undefined ? [] : [['inquiry-draft', content]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function refuseStorage() {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
}
