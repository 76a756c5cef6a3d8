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

test('a discarded draft is blank, a missing one is not', () => {
  expect(isBlank(readDraft())).toBe(false)

  saveDraft(FIELDS)
  expect(isBlank(readDraft())).toBe(false)

  discardDraft()
  expect(isBlank(readDraft())).toBe(true)
})

test('a browser without storage has no draft, and no error', () => {
  refuseStorage()

  expect(() => saveDraft(FIELDS)).not.toThrow()
  expect(() => discardDraft()).not.toThrow()
  expect(readDraft()).toEqual({})
  expect(isBlank(readDraft())).toBe(false)
})

test.each(['{"name": "Nad', 'null', '"text"', '7', ''])(
  'a broken draft is ignored: %s',
  (broken) => {
    storeDraft(broken)

    expect(readDraft()).toEqual({})
  },
)

test('unknown fields, and values that are not text, are ignored in a draft', () => {
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
