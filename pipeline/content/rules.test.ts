import { expect, test } from 'vitest'

import { temporaryContent } from '../tests/temporary-content.ts'

/** What a test writes in place of what, in which file, and what its owner reads then. */
const typos: [about: string, file: string, words: string, others: string, complaint: string][] = [
  [
    'an unknown field',
    'home.yaml',
    'label: Selected photographs',
    'label: Selected\n  zoetrope: 3',
    'slideshow.zoetrope\n  "zoetrope" is not known here. Remove it.',
  ],
  [
    'a misspelled field',
    'studio.yaml',
    'tagline:',
    'taglin:',
    'taglin\n  "taglin" is not known here. Did you mean "tagline"?',
  ],
  [
    'a number where words belong',
    'not-found.yaml',
    `number: '404'`,
    'number: 404',
    `number\n  404 is read as a number here. Put it in quotes: '404'.`,
  ],
  [
    'words where a number belongs',
    'booking.yaml',
    'rolls: 2',
    'rolls: two',
    'packages[0].icon.rolls\n  "two" is not a number.',
  ],
  [
    'a text where a list belongs',
    'not-found.yaml',
    'neighbors:\n  - umbrella-neon-ektar-100.jpg\n  - ferris-wheel-couple-ektar-100.jpg',
    'neighbors: none',
    'neighbors\n  A list is needed here.',
  ],
  [
    'a photograph that is not described',
    'home.yaml',
    'image: eyes-closed-portra-400.jpg',
    'image: eyes-open-portra-400.jpg',
    'slides[2].image\n  "eyes-open-portra-400.jpg" is not described in content/photographs.yaml. Did you mean "eyes-closed-portra-400.jpg"?',
  ],
  [
    'a name too long for an icon',
    'sharing.yaml',
    'shortName: Dogwood',
    'shortName: Dogwood & Silver',
    'shortName\n  "Dogwood & Silver" has 16 letters. At most 12 fit.',
  ],
  [
    'an empty alt',
    'photographs.yaml',
    'alt: Colored balloons floating up into a clear blue sky.',
    `alt: ' '`,
    '[1].alt\n  Nothing is written here.',
  ],
  [
    'a focal point outside the picture',
    'photographs.yaml',
    'x: 0.52',
    'x: 52',
    '[0].focal.x\n  52 is too large. The most is 1.',
  ],
  [
    'a film stock that is not there',
    'photographs.yaml',
    'film: Ektar 100',
    'film: Ektachrome E100',
    'film\n  "Ektachrome E100" is not in content/film-stocks.yaml. The stocks there are Ektar 100,',
  ],
  [
    'a stock too dark to read',
    'film-stocks.yaml',
    '#7cc7ff',
    '#203040',
    'hue\n  "#203040" is too dark to read: its contrast on #12100e is 1.',
  ],
  [
    'a color without quotes',
    'film-stocks.yaml',
    `'#7cc7ff'`,
    '#7cc7ff',
    "hue\n  Nothing is written here: without quotes, # begins a comment. Write '#7cc7ff'",
  ],
  [
    'an unknown pattern',
    'film-stocks.yaml',
    'bars: blocks',
    'bars: dots',
    '[1].bars\n  "dots" is not known here. Choose solid or blocks or half or lines.',
  ],
  [
    'a stock described twice',
    'film-stocks.yaml',
    'name: Portra 400',
    'name: Ektar 100',
    '[3].name\n  This stock is described twice',
  ],
  [
    'a scan whose name differs from another one in its ending alone',
    'photographs.yaml',
    'file: balloons-gold-200.jpg',
    'file: balloons-sky-ektar-100.png',
    '.file\n  [0] has the same name, or one that differs only in its ending, accents or punctuation.',
  ],
  ['a price without a currency', 'booking.yaml', '$250', "'250'", '"250" has no currency.'],
  ['a price with a lost digit', 'booking.yaml', '$250', '$1,20', '"$1,20" is not a price'],
  ['a bad email address', 'studio.yaml', 'hello@', 'hello at ', 'is not an email address.'],
  ['a short phone number', 'studio.yaml', '(704) 555-0136', '555-0136', 'is not a phone number.'],
  [
    'http where https belongs',
    'booking.yaml',
    'https://calendly.com/dogwood-and-silver-demo/premium',
    'http://calendly.com/premium',
    'begins with http. Write it with https: https://calendly.com/premium',
  ],
  [
    'a page in the site’s address',
    'studio.yaml',
    'url: https://dogwoodandsilver.example',
    'url: https://dogwoodandsilver.example/home?from=ad#top',
    'is not the bare address of the site. Write only this: https://dogwoodandsilver.example',
  ],
  [
    'two packages with one name',
    'booking.yaml',
    'name: PREMIUM Package',
    'name: Basic Package',
    'packages[3].name\n  packages[1] has this name already.',
  ],
  [
    'two packages with one booking page',
    'booking.yaml',
    'dogwood-and-silver-demo/premium',
    'dogwood-and-silver-demo/basic',
    'packages[3].booking\n  packages[1] has this booking page already.',
  ],
  [
    'more rolls at least than at most',
    'booking.yaml',
    'rolls: 7, upTo: 10',
    'rolls: 7, upTo: 7',
    'packages[3].icon.upTo\n  "upTo" is not more than "rolls".',
  ],
  [
    'a second pick',
    'portfolio.yaml',
    'category: Street',
    'category: Street\n      pick: true',
    'photographs[2].pick\n  [0] has the red star already.',
  ],
  [
    'a photograph twice in one list',
    'portfolio.yaml',
    'src: balloons-gold-200.jpg',
    'src: forehead-to-forehead-gold-200.jpg',
    'recentSessions.photographs[24].id\n  "forehead-to-forehead-gold-200" is in this list already, at [23].',
  ],
  [
    'a ninth package',
    'booking.yaml',
    'packages:\n',
    `packages:\n${[1, 2, 3, 4, 5].map((one) => `  - name: ${one}th`).join('\n')}\n`,
    'packages\n  There are 9 here. At most 8 fit.',
  ],
  [
    'a menu picture for booking',
    'studio.yaml',
    'footer: Booking',
    'footer: Booking\n    thumbnail: pier-mist-hp5.jpg',
    'navigation.booking.thumbnail\n  "thumbnail" is not known here.',
  ],
  [
    'an asterisk without a partner',
    'home.yaml',
    'No *delete key.*',
    'No *delete key.',
    'welcome.heading\n  One asterisk has no partner.',
  ],
  [
    'a misspelled receiver',
    'studio.yaml',
    'receiver: none',
    'receiver: formspre',
    'inquiries.receiver\n  "formspre" is not known here. Did you mean "formspree"? Choose none or formspree or',
  ],
  [
    'a receiver that is left out',
    'studio.yaml',
    'receiver: none',
    'form: mqkvgrdz',
    'inquiries.receiver\n  "receiver" is missing. Add it.',
  ],
  [
    'a misspelled word about another endpoint',
    'studio.yaml',
    'receiver: none',
    'receiver: endpoint\n  address: https://forms.example/in\n  encoding: json\n  success: { feild: ok, is: yes }',
    'inquiries.success.feild\n  "feild" is not known here. Did you mean "field"?',
  ],
]

test.each(typos)('%s is reported', async (_, file, words, others, complaint) => {
  const site = await temporaryContent()
  await site.edit(file, words, others)

  expect(await site.report()).toContain(complaint)
})

test.each([
  ['phone: (704) 555-0136', 'phone: +1 704.555.0136'],
  ['hello@dogwoodandsilver.example', 'anne.o-hara+film@mail.fotografía.example'],
])('%s may also be %s', async (words, others) => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', words, others)

  expect(await site.report()).toBe('No mistakes.')
})

test.each(['$80', '$1,200', '$80.50', '€150', '150 kr', 'from $150', 'On request'])(
  '%s is a price',
  async (price) => {
    const site = await temporaryContent()
    await site.edit('booking.yaml', '$120', price)

    expect(await site.report()).toBe('No mistakes.')
  },
)
