import { expect, test } from 'vitest'

import { withEntry, type State } from './history.ts'

test('a hundred changes can be undone', () => {
  let state: State = { entries: [], position: 0 }
  for (let number = 1; number <= 103; number++) {
    const texts = { 'content/home.yaml': { before: `${number - 1}`, after: `${number}` } }
    state = withEntry(state, { what: `Change ${number}`, at: '', texts, moves: [] })
  }
  expect(state.position).toBe(100)
  expect(state.entries.map(({ what }) => what)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Change ${at + 4}`),
  )
})
