import { expect, test } from 'vitest'

import { reportAfter, type Replacement } from '../tests/temporary-content.ts'

const ENDPOINT = 'receiver: endpoint\n  address: https://a.example\n  encoding: json'
const SIX_MORE = [1, 2, 3, 4, 5, 6].map((number) => `  - name: N${number}\n`).join('')

const SAME_PAGE = `packages:\n${['A', 'B'].map((name) => `  - { name: ${name}, booking: https://b.example/a }\n`).join('')}`

/** What a test writes in place of what in a file, and what the studio's owner reads then. */
test.for([
  ['home', 'label: Selected', 'zoetrope: 3\n  label: Selected', '"zoetrope" is not known here.'],
  ['home', 'image: print-19', 'image: print-1', 'Did you mean "print-19-hp5.jpg"?'],
  ['home', '*delete key.*', '*delete key.', 'welcome.heading\n  One asterisk has no partner.'],
  ['studio', 'tagline:', 'taglin:', '"taglin" is not known here. Did you mean "tagline"?'],
  ['studio', 'hello@', 'hello at ', 'is not an email address.'],
  ['studio', '(704) 555-0136', '+1 555-0136', 'is not a phone number.'],
  ['studio', '(704) 555-0136', '020 7946 0018', 'with its country, like +44 20 7946 0018.'],
  [
    'studio',
    'language: en-US',
    'language: it',
    '"(704) 555-0136" would be called in North America',
  ],
  ['studio', 'url: https://', 'url: https://a.example/?b #', 'Write only this: https://a.example'],
  ['studio', 'receiver: none', 'receiver: formspre', 'Did you mean "formspree"? Choose none or'],
  ['studio', 'receiver: none', 'form: mqkvgrdz', 'inquiries.receiver\n  "receiver" is missing.'],
  ['studio', 'receiver: none', `${ENDPOINT}\n  extr: {}`, 'Did you mean "extra"?'],
  ['prints', 'grain: auto', 'grain: none', '"none" is not known here. Choose auto or off.'],
  ['prints', 'colors: s', 'rights: { license: http://a.b }\ncolors: s', 'begins with http.'],
  ['not-found', "number: '404'", 'number: 404', '404 is read as a number here. Put what'],
  ['about', 'story:', 'story: none\nstry:', 'story\n  A list is needed here.'],
  ['booking', 'rolls: 2', 'rolls: two', 'packages[0].icon.rolls\n  "two" is not a number.'],
  ['booking', '$250', "'250'", '"250" has no currency.'],
  ['booking', '$250', '$1,20', '"$1,20" is not a price'],
  [
    'booking',
    'price: $80',
    'booking: http://calendly.com/june',
    'Write it with https: https://cal',
  ],
  ['booking', 'name: PREMIUM', 'name: basic', 'packages[3].name\n  [1] has the same name.'],
  ['booking', 'packages:\n', SAME_PAGE, 'packages[1].booking\n  [0] has the same booking.'],
  ['booking', 'upTo: 10', 'upTo: 7', 'packages[3].icon.upTo\n  "upTo" is not more than "rolls".'],
  ['booking', 'packages:\n', `packages:\n${SIX_MORE}`, 'There are 10 here. At most 8 fit.'],
  [
    'booking',
    'bookNow:',
    'news: { text: Full, until: June 30 }\nbookNow:',
    '"June 30" is not a day.',
  ],
  ['booking', 'id: rain', 'id: pictures', '[0] has the address #pictures, too.'],
  ['sharing', 'Dogwood', 'Dogwood & Silver', '"Dogwood & Silver" has 16 characters. At most 12'],
  ['photographs', 'alt: Colored', "alt: ' ' #", '.alt\n  This is empty.'],
  ['photographs', 'x: 0.5,', 'x: 52,', '[0].focal.x\n  52 is too large. The maximum is 1.'],
  [
    'photographs',
    'film: Ektar 100',
    'film: Provia',
    '"Provia" is not in content/film-stocks.yaml.',
  ],
  [
    'photographs',
    'window-chair-gold-200.jpg',
    'balloons-sky-ektar-100.png',
    'has the same name, but for',
  ],
  ['look', "ink: '#16130f'", "ink: '#777777'", 'colors.ink\n  "ink" (#777777) on "goldenrod"'],
  ['look', "'#fbf9f5'", 'ivory', 'colors.onFilm\n  "ivory" is not a color. Write it like'],
  ['look', 'edge: notched', 'edge: torn', '"torn" is not known here. Choose notched or filed'],
  [
    'film-stocks',
    '#7cc7ff',
    '#203040',
    '"#203040" is too dark to read: its contrast on film (#12100e) is 1.4',
  ],
  ['film-stocks', 'bars: blocks', 'bars: dots', 'Choose solid or blocks or half or lines.'],
  ['film-stocks', 'name: Portra 400', 'name: Ektar 100', '[3].name\n  [0] has the same name.'],
  ['portfolio', 'category: Street', 'category: A\n      pick: true', 'Several have the red star.'],
  ['portfolio', 'rocking-chair-gold', 'window-chair-gold', '.id\n  "window-chair-gold-200" is'],
] as const)('in %s.yaml, %j that becomes %j is reported', async ([file, from, to, message]) => {
  expect(await reportAfter([`${file}.yaml`, from, to])).toContain(message)
})

test.for([
  ['studio.yaml', 'phone: (704) 555-0136', 'phone: +1 704.555.0136'],
  ['studio.yaml', 'phone: (704) 555-0136', 'phone: +47 22 12 34 56'],
  ['studio.yaml', 'language: en-US', 'language: fr-CA'],
  ['studio.yaml', 'tagline: Film photography', 'tagline: Film\n  — slowly — photography'],
  ['studio.yaml', 'hello@dogwoodandsilver.example', 'anne.o-hara+film@mail.fotografía.example'],
  ...['$1,200', '$80.50', '€150', '150 kr', 'from $150', 'On request'].map((price): Replacement => [
    'booking.yaml',
    '$120',
    price,
  ]),
] satisfies Replacement[])('in %s, %s may also be %s', async (edit) => {
  expect(await reportAfter(edit)).toBe('No mistakes.')
})
