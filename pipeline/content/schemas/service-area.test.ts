import { expect, test } from 'vitest'

import { serviceArea, shownArea } from './service-area.ts'

const OSLO = { Oslo: '59.9139, 10.7522' }
const DRAMMEN = { Drammen: '59.744, 10.2045' }

test.for<[towns: object, radius: string | undefined, edges: number[]]>([
  [OSLO, '60 km', [9.62, 59.35, 11.88, 60.47]],
  [{ ...OSLO, ...DRAMMEN }, undefined, [10.18, 59.62, 11.33, 60.2]],
])('of %j and a radius of %s the map shows all', ([towns, radius, edges]) => {
  const area = serviceArea.parse({ map: 'openstreetmap', towns, radius })
  const { searchParams } = new URL(shownArea(area).map!.frame)
  const box = searchParams.get('bbox')!.split(',').map(Number)
  for (const [at, edge] of edges.entries()) expect(box[at]).toBeCloseTo(edge, 1)
})

test('towns and counties are listed as they are written, each once', () => {
  const towns = { ...DRAMMEN, ...OSLO }
  const counties = ['Union, NC', 'The Catawba valley', 'Union, NC']
  const { error } = serviceArea.safeParse({ towns, counties })
  expect(error?.issues ?? shownArea(serviceArea.parse({ towns, counties }))).toMatchObject({
    towns: ['Drammen', 'Oslo'],
    counties: ['Union, NC', 'The Catawba valley'],
  })
})
