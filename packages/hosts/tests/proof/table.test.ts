import { expect, test } from 'vitest'

import { complaints } from './table.ts'

const says = '`/index` is no page'

test('what a server is known to do instead is not complained of', () => {
  expect(complaints(new Map([['Netlify', new Map([[says, ['GET /index answers 200']]])]]))).toEqual(
    [],
  )
})

test('another failure than the known one is seen behind it', () => {
  const found = ['GET /index answers 200', 'GET /index answers 500']

  expect(complaints(new Map([['Netlify', new Map([[says, found]])]]))).toEqual([
    'Netlify: `/index` is no page: GET /index answers 500',
  ])
})

test('what a server has learned is to be taken out of the exceptions', () => {
  expect(complaints(new Map([['Netlify', new Map([[says, []]])]]))).toEqual([
    expect.stringContaining('does so now'),
  ])
})
