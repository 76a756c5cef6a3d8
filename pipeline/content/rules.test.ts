import { expect, test } from 'vitest'

import { reportAfter, type Replacement } from '../tests/temporary-content.ts'

/** By file: what a test writes in place of what, and what the studio's owner reads then. */
const TYPOS: Record<string, [from: string, to: string, message: string][]> = {
  'home.yaml': [
    [
      'label: Selected photographs',
      'label: Selected\n  zoetrope: 3',
      'slideshow.zoetrope\n  "zoetrope" is not known here. Remove it.',
    ],
    [
      'image: eyes-closed-portra-400.jpg',
      'image: eyes-open-portra-400.jpg',
      'slides[2].image\n  "eyes-open-portra-400.jpg" is not described in content/photographs.yaml. Did you mean "eyes-closed-portra-400.jpg"?',
    ],
    ['No *delete key.*', 'No *delete key.', 'welcome.heading\n  One asterisk has no partner.'],
  ],
  'studio.yaml': [
    ['tagline:', 'taglin:', 'taglin\n  "taglin" is not known here. Did you mean "tagline"?'],
    ['hello@', 'hello at ', 'is not an email address.'],
    ['(704) 555-0136', '555-0136', 'is not a phone number.'],
    ['(704) 555-0136', '+1 555-0136', 'is not a phone number.'],
    ['(704) 555-0136', '020 7946 0018', 'with its country, like +44 20 7946 0018.'],
    [
      'url: https://dogwoodandsilver.example',
      'url: https://dogwoodandsilver.example/home?from=ad#top',
      'is not the bare address of the site. Write only this: https://dogwoodandsilver.example',
    ],
    [
      'footer: Booking',
      'footer: Booking\n    thumbnail: pier-mist-hp5.jpg',
      'navigation.booking.thumbnail\n  "thumbnail" is not known here.',
    ],
    [
      'receiver: none',
      'receiver: formspre',
      'inquiries.receiver\n  "formspre" is not known here. Did you mean "formspree"? Choose none or formspree or',
    ],
    ['receiver: none', 'form: mqkvgrdz', 'inquiries.receiver\n  "receiver" is missing. Add it.'],
    [
      'receiver: none',
      'receiver: endpoint\n  address: https://forms.example/in\n  encoding: json\n  success: { feild: ok, is: yes }',
      'inquiries.success.feild\n  "feild" is not known here. Did you mean "field"?',
    ],
  ],
  'prints.yaml': [
    ['grain: auto', 'grain: none', 'grain\n  "none" is not known here. Choose auto or off.'],
    [
      'colors: srgb',
      'colors: srgb\nrights: { license: http://juniper.example }',
      'rights.license\n  "http://juniper.example" begins with http.',
    ],
  ],
  'not-found.yaml': [
    [
      "number: '404'",
      'number: 404',
      'number\n  404 is read as a number here. Put what you wrote in quotes.',
    ],
    [
      'neighbors:\n  - umbrella-neon-ektar-100.jpg\n  - ferris-wheel-couple-ektar-100.jpg',
      'neighbors: none',
      'neighbors\n  A list is needed here.',
    ],
  ],
  'booking.yaml': [
    ['rolls: 2', 'rolls: two', 'packages[0].icon.rolls\n  "two" is not a number.'],
    ['$250', "'250'", '"250" has no currency.'],
    ['$250', '$1,20', '"$1,20" is not a price'],
    [
      'https://calendly.com/dogwood-and-silver-demo/premium',
      'http://calendly.com/premium',
      'begins with http. Write it with https: https://calendly.com/premium',
    ],
    ['name: PREMIUM Package', 'name: Basic Package', 'packages[3].name\n  [1] has the same name.'],
    [
      'dogwood-and-silver-demo/premium',
      'dogwood-and-silver-demo/basic',
      'packages[3].booking\n  [1] has the same booking.',
    ],
    [
      'rolls: 7, upTo: 10',
      'rolls: 7, upTo: 7',
      'packages[3].icon.upTo\n  "upTo" is not more than "rolls".',
    ],
    [
      'packages:\n',
      'packages:\n  - name: 1th\n  - name: 2th\n  - name: 3th\n  - name: 4th\n  - name: 5th\n',
      'packages\n  There are 9 here. At most 8 fit.',
    ],
  ],
  'sharing.yaml': [
    [
      'shortName: Dogwood',
      'shortName: Dogwood & Silver',
      'shortName\n  "Dogwood & Silver" has 16 characters. At most 12 fit.',
    ],
  ],
  'photographs.yaml': [
    [
      'alt: Colored balloons floating up into a clear blue sky.',
      "alt: ' '",
      '[1].alt\n  This is empty.',
    ],
    ['x: 0.52', 'x: 52', '[0].focal.x\n  52 is too large. The maximum is 1.'],
    [
      'film: Ektar 100',
      'film: Ektachrome E100',
      'film\n  "Ektachrome E100" is not in content/film-stocks.yaml. The stocks there are Ektar 100,',
    ],
    [
      'file: balloons-gold-200.jpg',
      'file: balloons-sky-ektar-100.png',
      '.file\n  [0] has the same name, or one that differs only in its ending, accents or punctuation.',
    ],
  ],
  'film-stocks.yaml': [
    ['#7cc7ff', '#203040', 'hue\n  "#203040" is too dark to read: its contrast on #12100e is 1.'],
    [
      'bars: blocks',
      'bars: dots',
      '[1].bars\n  "dots" is not known here. Choose solid or blocks or half or lines.',
    ],
    ['name: Portra 400', 'name: Ektar 100', '[3].name\n  [0] has the same name.'],
  ],
  'portfolio.yaml': [
    [
      'category: Street',
      'category: Street\n      pick: true',
      'featuredWork.photographs\n  Several have the red star.',
    ],
    [
      'src: balloons-gold-200.jpg',
      'src: forehead-to-forehead-gold-200.jpg',
      'recentSessions.photographs[21].id\n  "forehead-to-forehead-gold-200" is in this list already, at [18].',
    ],
  ],
}

const typos = Object.entries(TYPOS).flatMap(([file, rows]) =>
  rows.map((row) => [file, ...row] as const),
)

test.each(typos)('in %s, %j that becomes %j is reported', async (file, from, to, message) => {
  expect(await reportAfter([file, from, to])).toContain(message)
})

test.each([
  ['studio.yaml', 'phone: (704) 555-0136', 'phone: +1 704.555.0136'],
  ['studio.yaml', 'phone: (704) 555-0136', 'phone: +47 22 12 34 56'],
  ['studio.yaml', 'tagline: Film photography', 'tagline: Film\n  — slowly — photography'],
  ['studio.yaml', 'hello@dogwoodandsilver.example', 'anne.o-hara+film@mail.fotografía.example'],
  ...['$80', '$1,200', '$80.50', '€150', '150 kr', 'from $150', 'On request'].map(
    (price): Replacement => ['booking.yaml', '$120', price],
  ),
] satisfies Replacement[])('in %s, %s may also be %s', async (...edit) => {
  expect(await reportAfter(edit)).toBe('No mistakes.')
})
