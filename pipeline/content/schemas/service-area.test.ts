import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { reportAfter, temporaryContent } from '../../tests/temporary-content.ts'
import { drawServiceArea, serviceArea } from './service-area.ts'

const MAP = 'map: openstreetmap'
const CONCORD = 'Concord: 35.4088, -80.5795'
const YORK = '- York, SC'

/** What a test writes in place of what, and what the studio's owner reads then. */
const typos: [words: string, others: string, message: string][] = [
  [YORK, '- Yrok, SC', 'counties[5]\n  There is no county "Yrok" in SC. Did you mean "York"?'],
  [
    '- Cabarrus, NC',
    '- Cabarrus, SC',
    'counties[1]\n  There is no county "Cabarrus" in SC. Did you mean Cabarrus, NC?',
  ],
  [
    '- Mecklenburg, NC',
    '- Mecklenburg',
    'counties[0]\n  "Mecklenburg" has no state. Write it like Mecklenburg, NC or Mecklenburg, VA.',
  ],
  [
    YORK,
    '- gaston county, nc',
    'counties[5]\n  Gaston, NC is in this list already, at [2]. Remove one of the two.',
  ],
  [
    CONCORD,
    'Concord: 35.4088',
    'towns.Concord\n  35.4088 is not a place. Write latitude and longitude like 35.2271, -80.8431.',
  ],
  [CONCORD, 'Concord:', 'towns.Concord\n  This is empty.'],
  [
    CONCORD,
    'Concord: -80.5795, 35.4088',
    'towns.Concord\n  Concord is far from the counties you serve. Did you mean 35.4088, -80.5795?',
  ],
  [
    CONCORD,
    'Concord: 354.088, -805.795',
    '"354.088, -805.795" is not on a map: latitude goes from -85 to 85',
  ],
  [
    CONCORD,
    'Raleigh: 35.7796, -78.6382',
    'towns.Raleigh\n  Raleigh is far from the counties you serve. 35.7796, -78.6382 is in Wake, NC: correct it, or add that county.',
  ],
  [
    MAP,
    'map: https://maps.app.goo.gl/AbCd123',
    'serviceArea.map\n  Google does not let other pages show this address. Instead, open Share in Google Maps, choose “Embed a map”',
  ],
  [
    MAP,
    'map: http://www.google.com/maps/embed?pb=!1m18',
    'begins with http. Write it with https: https://www.google.com/maps/embed?pb=!1m18',
  ],
  [
    MAP,
    'map: AIzaSyA1234',
    'A key of Google’s has 39 letters and digits, and this one has 11. Copy it whole.',
  ],
  [
    MAP,
    'map: https://www.openstreetmap.org/#map=10/35.2/-80.8',
    'Write only openstreetmap: the map is made from the towns and counties below it.',
  ],
  [MAP, 'map: openstretmap', 'is not a map. Did you mean "openstreetmap"?'],
]

test.each(typos)('%j that becomes %j is reported', async (words, others, message) => {
  expect(await reportAfter(['studio.yaml', words, others])).toContain(message)
})

test('all mistakes are reported at once', async () => {
  const report = await reportAfter(
    ['studio.yaml', MAP, 'map: atlas'],
    ['studio.yaml', CONCORD, 'Concord: here'],
    ['studio.yaml', '35.2271, -80.8431', '-80.8431, 35.2271'],
  )
  expect(report).toContain('3 mistakes')
})

test.each([
  ['a key', `AIza${'x'.repeat(35)}`, 'https://www.google.com/maps/embed/v1/view?key=AIza'],
  [
    'a snippet',
    `'<iframe src="https://www.google.com/maps/embed?pb=!1m18" loading="lazy"></iframe>'`,
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
])('with %s of Google’s the map is Google’s', async (_, written, frame) => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', MAP, `map: ${written}`)
  const area = drawServiceArea((await site.read()).written.studio!.serviceArea!)

  expect(area.map!.frame).toContain(frame)
  expect(area.map!.source).toBe('https://www.google.com')
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
