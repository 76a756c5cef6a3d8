import { expect, test, vi } from 'vitest'

import { readDraft } from './use-draft.ts'

test.for([
  ['broken', '{"name": "Nad', {}],
  ['null', 'null', {}],
  ['a number', '7', {}],
  ['empty', '', {}],
  ['partly of another kind', '{"name": "Nadia", "email": 7}', { name: 'Nadia' }],
] as const)('a draft that is %s leaves the fields that can be read', ([, kept, expected]) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })

  expect(readDraft()).toEqual(expected)
})
