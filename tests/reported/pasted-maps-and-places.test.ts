import { expect, test } from 'vitest'

import { serviceArea, shownArea } from '#pipeline/content/schemas/service-area.ts'

const EMBED = 'https://www.openstreetmap.org/export/embed.html?bbox=-81.0%2C35.0%2C-80.6%2C35.4'

test.for([
  [
    'a map generator',
    '<div class="mapouter"><div class="gmap_canvas"><iframe width="600" height="500" src="https://maps.google.com/maps?q=Charlotte%2C%20NC&t=&z=11&ie=UTF8&iwloc=&output=embed"></iframe></div></div>',
    'https://www.google.com/maps?q=Charlotte%2C%20NC&t=&z=11&ie=UTF8&iwloc=&output=embed',
  ],
  [
    'OpenStreetMap',
    `<iframe width="425" height="350" src="${EMBED}&amp;layer=mapnik"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=11/35.2/-80.8">View Larger Map</a></small>`,
    `${EMBED}&layer=mapnik`,
  ],
  [
    'a word processor',
    '<iframe src=“https://www.google.com/maps/embed?pb=!1m18” width=“600”></iframe>',
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
] as const)('the map in the snippet of %s is shown', ([, map, frame]) => {
  const area = serviceArea.parse({ map, towns: { Charlotte: '35.2271, -80.8431' } })
  expect(shownArea(area).map!.frame).toBe(frame)
})

// spicywebau/craft-embedded-assets#256, zendesk/sunshine-conversations-web#673
test.for([
  ['https://maps.app.goo.gl/AbCd1', 'Google does not let other pages show this address.'],
  ['https://www.openstreetmap.org/#map=11/35.2/-80.8', 'OpenStreetMap does not let other pages'],
  ['https://maps.apple.com/?ll=35.2,-80.8', 'is not at openstreetmap.org or Google Maps'],
  ['https://www.bing.com/maps/embed?h=400', 'is not at openstreetmap.org or Google Maps'],
] as const)('%s is refused with the reason', ([map, said]) => {
  const { error } = serviceArea.safeParse({ map, towns: { Charlotte: '35.2271, -80.8431' } })
  expect(error?.issues[0]?.message).toContain(said)
})

// fisharebest/webtrees#4125, ianengelbrecht/geo-coordinates-parser#15
test.for([
  '35.2271° N, 80.8431° W',
  `35 deg 13' 37.56" N, 80 deg 50' 35.16" W`,
  `N 35° 13,626', W 80° 50,586'`,
  `35°13'37.56"N 80°50'35.16"W`,
  '35,2271; -80,8431',
  'geo:35.2271,-80.8431',
  'https://www.google.com/maps/place/Charlotte,+NC/@35.2271,-80.8431,11z',
])('a town is where its map says: %s', (Charlotte) => {
  const area = serviceArea.parse({ map: 'openstreetmap', towns: { Charlotte } })
  const marker = new URL(shownArea(area).map!.frame).searchParams.get('marker')
  const [latitude, longitude] = marker!.split(',').map(Number)

  expect(latitude).toBeCloseTo(35.2271, 9)
  expect(longitude).toBeCloseTo(-80.8431, 9)
})

test.for(['35.2271 N, 80.8431', '35.2271 N, -80.8431 W', '1,234,5'])(
  'a town that could be in two places is refused: %s',
  (Charlotte) => {
    expect(serviceArea.safeParse({ towns: { Charlotte } }).error?.issues[0]?.message).toContain(
      'is not a place.',
    )
  },
)
