import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { reportAfter, temporaryContent } from '../../tests/temporary-content.ts'
import { drawServiceArea, serviceArea } from './service-area.ts'

const MAP = 'map: openstreetmap'
const CONCORD = 'Concord: 35.4088, -80.5795'
const YORK = '- York, SC'

test.for([
  [YORK, '- Yrok, SC', 'counties[5]\n  There is no county "Yrok, SC". Did you mean "York, SC"?'],
  ['- Cabarrus, NC', '- Cabarrus, SC', '"Cabarrus, SC". Did you mean "Cabarrus, NC"?'],
  ['- Mecklenburg, NC', '- Mecklenburg', 'two letters of its state, like Mecklenburg, NC.'],
  [CONCORD, 'Concord: 35.4088', 'towns.Concord\n  35.4088 is not a place. Write latitude and'],
  [CONCORD, 'Concord:', 'towns.Concord\n  This is empty.'],
  [CONCORD, 'Concord: -80.5795, 35.4088', 'Concord is far from the counties you serve.'],
  [CONCORD, 'Concord: 354.088, -805.795', '"354.088, -805.795" is not a place.'],
  [MAP, 'map: https://maps.app.goo.gl/AbCd1', 'Google does not let other pages show this address.'],
  [MAP, 'map: AIzaSyA1234', '"AIzaSyA1234" is not a map. Write openstreetmap; or, for Google’s'],
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
  const area = drawServiceArea((await site.read()).written.studio!.serviceArea!)

  expect(area.map).toMatchObject({ source: 'https://www.google.com' })
  expect(area.map!.frame).toContain(frame)
})

test('towns and counties keep their order, and counties get the names of the atlas', async () => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', YORK, '- york county, south carolina')
  const area = drawServiceArea((await site.read()).written.studio!.serviceArea!)

  expect(area.towns.slice(0, 3)).toEqual(['Charlotte', 'Concord', 'Gastonia'])
  expect(area.counties.at(-1)).toBe('York, SC')
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
