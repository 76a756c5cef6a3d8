import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { reportAfter, temporaryContent } from '../../tests/temporary-content.ts'
import { serviceArea, shownArea } from './service-area.ts'

const MAP = 'map: openstreetmap'
const CONCORD = 'Concord: 35.4088, -80.5795'

test.for([
  [CONCORD, 'Concord: 35.4088', 'towns.Concord\n  35.4088 is not a place. Write latitude and'],
  [CONCORD, 'Concord:', 'towns.Concord\n  This is empty.'],
  [CONCORD, 'Concord: 354.088, -805.795', '"354.088, -805.795" is not a place.'],
  [
    MAP,
    'map: https://maps.app.goo.gl/AbCd1',
    '"https://maps.app.goo.gl/AbCd1" is no map that another page may show. Write openstreetmap; or',
  ],
  [MAP, 'map: AIzaSyA1234', '"AIzaSyA1234" is no map that another page may show.'],
] as const)('%j that becomes %j is reported', async ([words, others, message]) => {
  expect(await reportAfter(['studio.yaml', words, others])).toContain(message)
})

const SNIPPET = `'<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>'`

test.for([
  ['a key', `AIza${'x'.repeat(35)}`, 'https://www.google.com/maps/embed/v1/view?key=AIza'],
  ['a snippet', SNIPPET, 'https://www.google.com/maps/embed?pb=!1m18'],
] as const)('with %s of Google’s the map is Google’s', async ([, written, frame]) => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', MAP, `map: ${written}`)
  const area = shownArea((await site.read()).written.studio!.serviceArea!)

  expect(area.map).toMatchObject({ source: 'https://www.google.com' })
  expect(area.map!.frame).toContain(frame)
})

test('towns and counties are listed as they are written, each once', async () => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', '- York, SC', '- The Catawba valley\n    - Union, NC')
  const area = shownArea((await site.read()).written.studio!.serviceArea!)

  expect(area.towns.slice(0, 3)).toEqual(['Charlotte', 'Concord', 'Gastonia'])
  expect(area.counties.slice(-2)).toEqual(['Union, NC', 'The Catawba valley'])
})

test.for([
  [{ Oslo: '59.9139, 10.7522' }, '60 km', [9.62, 59.35, 11.88, 60.47]],
  [
    { Oslo: '59.9139, 10.7522', Drammen: '59.744, 10.2045' },
    undefined,
    [10.18, 59.62, 11.33, 60.2],
  ],
] as const)('of %j and a radius of %s the map shows all', ([towns, radius, edges]) => {
  const area = serviceArea.parse({ map: 'openstreetmap', towns, radius })
  const { searchParams } = new URL(shownArea(area).map!.frame)
  const box = searchParams.get('bbox')!.split(',').map(Number)
  for (const [at, edge] of edges.entries()) expect(box[at]).toBeCloseTo(edge, 1)
})

test('any text as a service area is accepted or reported', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom('York, SC', '35.2, -80.8', 'openstreetmap', '-80.8, 35.2'),
    fc.anything(),
  )
  const towns = fc.oneof(fc.dictionary(fc.string(), words, { maxKeys: 3 }), words)
  const counties = fc.oneof(fc.array(words, { maxLength: 3 }), words)

  fc.assert(
    fc.property(words, towns, counties, (map, served, around) => {
      const { success } = serviceArea.safeParse({ map, towns: served, counties: around })
      expect(typeof success).toBe('boolean')
    }),
  )
})
