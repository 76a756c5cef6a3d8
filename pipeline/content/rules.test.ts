import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { reportAfter, wordsAfter, type Edit } from '../tests/temporary-site.ts'
import { FILES, SCHEMAS, type ContentFile } from './files.ts'
import { decodeText } from './read-texts.ts'
import { readDocument } from './yaml.ts'

const ENDPOINT = 'receiver: endpoint\n  address: https://a.example\n  encoding: json'
const SIX_MORE = [1, 2, 3, 4, 5, 6].map((number) => `  - name: N${number}\n`).join('')
const SAME_PAGE =
  'packages:\n  - { name: A, booking: https://b.example/a }\n  - { name: B, booking: https://b.example/a }\n'
const URL = 'url: https://dogwoodandsilver.example'
const BELOW = 'neither its styles nor its photographs. '
const NONE = 'receiver: none'
const CALENDAR = 'calendar: sample'
const PHONE = '(704) 555-0136'
const NAME = 'name: Dogwood & Silver'
const RECENT = 'heading: Recent Work'
const MARKS =
  'The marks are {studio}, {photographer}, {city}, {town}, {email}, {phone}, {lowestPrice}, ' +
  '{packages}, {year}.'

/** What an owner writes in a file, in place of what, and reads then. */
const RULES: Record<string, [from: string, to: string, message: string][]> = {
  home: [
    ['src: print-19', 'src: print-1', 'Did you mean "print-19-hp5.jpg"?'],
    ['*delete key.*', '*delete key.', 'welcome.heading\n  One asterisk has no partner.'],
    [RECENT, 'heading: a {citty}', `"{citty}" is not a mark. Did you mean "{city}"? ${MARKS}`],
    [RECENT, 'heading: a {zoetrope}', `"{zoetrope}" is not a mark. ${MARKS}`],
    [RECENT, 'heading: a {city', 'This text has a "{" without a partner. Marks are written'],
    [RECENT, 'heading: {town}', 'This must be text. Text that begins with { or [ must be in'],
  ],
  studio: [
    ['hello@', 'hello at ', 'is not an email address.'],
    [PHONE, '+1 555-0136', 'is not a phone number.'],
    [PHONE, '020 7946 0018', 'with its country, like +44 20 7946 0018.'],
    ['en-US', 'it', '"(704) 555-0136" would be called in North America'],
    ['en-US', 'englisch', '"englisch" is not a language that is known here.'],
    ['url: https://', 'url: https://a.example/?b #', 'Write only this: https://a.example'],
    // Never “write only the domain”: that one does not show the site.
    [URL, 'url: https://june.github.io/film/', `${BELOW}Rename the repository to june.github.io`],
    [URL, 'url: june.gitlab.io/film/public', `${BELOW}Rename the repository to june.gitlab.io`],
    [URL, 'url: https://example.com/photos', `${BELOW}Put it on a domain or subdomain of its own`],
    [URL, 'url: http://example.com', 'Write it with https: https://example.com'],
    [URL, 'url: https://Example.com', 'Write only this: https://example.com'],
    [URL, 'url: https://example.com/index.html', 'Write only this: https://example.com'],
    [URL, 'url: https://localhost:4173', 'is not a web address'],
    [NAME, 'name: "Dog \\ud800"', 'The character U+D800 cannot be shown'],
    [NAME, 'name: D\uFFFDg', 'The character U+FFFD cannot be shown'],
    ['Concord: 35', '"Con\\0cord": 35', 'The character U+0000 cannot be shown'],
    [NAME, `name: ${'x'.repeat(10_000)}`, 'has 10000 characters. At most 60 fit.'],
    [NAME, 'name: The {city}', 'name\n  Marks in other texts stand for what is written'],
    [CALENDAR, 'calendar: a.example?for={studio}', 'scheduling.calendar\n  Only texts can have'],
    [CALENDAR, 'calendar: https://calendly.com/your-name', 'is an example, with another name than'],
    [CALENDAR, 'calendar: "https://a.example;frame-src/june"', 'is not a web address.'],
    ['Concord: 35.4088, -80.5795', 'Concord: 35.4', 'towns.Concord\n  35.4 is not a place.'],
    ['35.4088, -80.5795', '354.088, -805.795', '"354.088, -805.795" is not a place.'],
    ['map: openstreetmap', 'map: https://maps.app.goo.gl/A1', 'is no map that another page may'],
    [NONE, "receiver: ''", 'inquiries.receiver\n  This is empty.'],
    [NONE, 'receiver: formspre', 'Did you mean "formspree"? Choose none or'],
    [NONE, 'form: mqkvgrdz', 'inquiries.receiver\n  "receiver" is missing.'],
    [NONE, `${ENDPOINT}\n  extr: {}`, 'Did you mean "extra"?'],
    [NONE, ENDPOINT.replace('https://', 'june@'), 'FormSubmit forwards messages'],
    [NONE, ENDPOINT.replace('a.example', 'dogwoodandsilver.example/contact'), 'is a page of this'],
    [NONE, ENDPOINT.replace('a.example', 'june:secret@a.example'), 'without a password.'],
    [NONE, `${ENDPOINT}\n  honeypot: email`, '"email" is a part of the form itself.'],
    [NONE, `${ENDPOINT}\n  extra: { reset: Hello }`, '"reset" is a part of the form itself.'],
    [NONE, `${ENDPOINT}\n  extra: { web: x }\n  honeypot: web`, '"web" is the honeypot, which'],
    [NONE, `${ENDPOINT}\n  success: { field: ok }`, 'either "field" and "is", or only "text"'],
    [NONE, 'receiver: web3forms\n  key: YOUR_KEY_HERE', 'not look like an access key of Web3F'],
    [NONE, 'receiver: staticforms\n  key: YOUR_API_KEY', 'What belongs here: The API key: on '],
    [NONE, 'receiver: formspree\n  form: june@a.example', 'not look like the id of a form at Form'],
  ],
  prints: [
    ['grain: auto', "grain: ''", 'grain\n  This is empty.'],
    ['grain: auto', 'grain: none', '"none" is not known here. Choose auto or off.'],
    ['colors: s', 'rights: { license: http://a.b }\ncolors: s', 'begins with http.'],
  ],
  'not-found': [["number: '404'", 'number: 404', '404 is read as a number here. Put what']],
  about: [['story:', 'story: none\nstry:', 'story\n  A list is needed here.']],
  controls: [['{}', 'lightbox: { frame: Bilde }', '"Bilde" needs the marks {number} and']],
  booking: [
    ['rolls: 2', 'rolls: two', 'packages[0].icon.rolls\n  "two" is not a number.'],
    ['rolls: 2', "rolls: ''", 'packages[0].icon.rolls\n  This is empty. 1 to 20.'],
    ['$250', "'250'", '"250" has no currency.'],
    ['price: $80', 'booking: http://a.example', 'Write it with https: https://a.ex'],
    ['name: PREMIUM', 'name: basic', 'packages[3].name\n  [1] has the same name.'],
    ['packages:\n', SAME_PAGE, 'packages[1].booking\n  [0] has the same booking.'],
    ['upTo: 10', 'upTo: 7', 'packages[3].icon.upTo\n  "upTo" is not more than "rolls".'],
    ['packages:\n', `packages:\n${SIX_MORE}`, 'There are 10 here. At most 8 fit.'],
    ['bookNow:', 'news: { text: Full, until: June 30 }\nbookNow:', '"June 30" is not a day'],
    ['id: rain', 'id: pictures', '[0] has the address #pictures, too.'],
  ],
  contact: [['label: Place', 'label: session', 'choices[1].label\n  [0] has the same label.']],
  sharing: [['Dogwood', 'Dogwood & Silver', '"Dogwood & Silver" has 16 characters. At most 12']],
  photographs: [
    ['alt: Colored', "alt: ' ' #", '.alt\n  This is empty.'],
    ['x: 0.5,', 'x: 52,', '[0].focal.x\n  52 is too large. The maximum is 1.'],
    ['film: Ektar 100', 'film: Pan', '"Pan" is not in content/film-stocks.yaml.'],
    ['window-chair-gold-200.jpg', 'balloons-sky-ektar-100.png', 'has the same name, but for'],
  ],
  look: [
    ["'#16130f'", "'#777777'", '"ink" (#777777) on "goldenrod" (#f3b844) has a contrast of 2.50'],
    ["'#12100e'", "'#8a857b'", 'words need 4.5. Make "film" darker, or "onFilm" lighter.'],
    ["'#fbf9f5'", "'#857f75'", 'onFilm\n  The shade of "onFilm" for quiet words (#6c'],
    ["'#fff1d0'", "'#4a433b'", 'has a contrast of 1.95, and marks need 3.'],
    ["'#f9c6c1'", "'#5a5a5a'", 'safelight\n  The ring around what has the focus cannot be seen on'],
    ["film: '#12100e'", 'film: #12100e', 'colors.film\n  What begins with # is a comment. Put'],
    ["'#fbf9f5'", 'ivory', 'colors.onFilm\n  "ivory" is not a color. Write it like'],
  ],
  'film-stocks': [
    ['#7cc7ff', '#203040', 'is too dark to read: its contrast on film (#12100e) is 1.4'],
    ['name: Portra 400', 'name: Ektar 100', '[3].name\n  [0] has the same name.'],
  ],
  portfolio: [['category: Street', 'category: A\n      pick: true', 'Several have the red star.']],
}

test.each(
  Object.entries(RULES).flatMap(([file, rules]) => rules.map((rule) => [file, ...rule] as const)),
)('in %s.yaml, %j that becomes %j is reported', (file, from, to, message) => {
  expect(reportAfter([`${file}.yaml`, from, to])).toContain(message)
})

test.for<Edit>([
  ['studio.yaml', PHONE, '+1 704.555.0136'],
  ['studio.yaml', PHONE, '+47 22 12 34 56'],
  ['studio.yaml', 'en-US', 'fr-CA'],
  ['studio.yaml', 'tagline: Film photography', 'tagline: Film\n  — slowly — photography'],
  ['studio.yaml', 'hello@dogwoodandsilver.example', 'anne.o-hara+film@mail.fotografía.example'],
  ['studio.yaml', CALENDAR, 'calendar: https://calendly.com/juniper?x={}&y={0}'],
  ['controls.yaml', '{}', '# All as the language has it.'],
  ...['$1,200', '$80.50', '€150', '150 kr', 'from $150', 'On request'].map((price): Edit => [
    'booking.yaml',
    '$120',
    price,
  ]),
])('in %s, %s may also be %s', (edit) => {
  expect(reportAfter(edit)).toBe('No mistakes.')
})

test('a mark for something that the studio has not written is a mistake, said once', () => {
  const report = reportAfter([
    'booking.yaml',
    ({ packages }) => packages.forEach((one: { price: string }) => (one.price = 'On request')),
  ])
  expect(report).toContain('1 mistake.')
  expect(report).toContain(
    'description\n  "{lowestPrice}" stands for nothing. ' +
      'No package in booking.yaml has a price with a currency sign, like $80.\n  Also in:\n    content/home.yaml',
  )
})

test('a setting that needs text on a page asks for that text', () => {
  const report = reportAfter(
    ['studio.yaml', 'city:', 'hours: By appointment\ncity:'],
    ['booking.yaml', (booking) => delete booking.calendar],
    ['contact.yaml', (contact) => delete contact.serviceArea],
    ['contact.yaml', ({ details }) => delete details.phone],
  )
  expect(report).toContain('4 mistakes')
  expect(report).toContain('calendar\n  "calendar" is missing, and studio.yaml has a calendar')
  expect(report).toContain('serviceArea\n  "serviceArea" is missing, and studio.yaml has a service')
  expect(report).toContain('details.phone\n  "phone" is missing, and studio.yaml has a phone numb')
  expect(report).toContain('details.hours\n  "hours" is missing, and studio.yaml has')
})

test('a language without a file asks for what is missing, by name', () => {
  const report = reportAfter(['studio.yaml', 'en-US', 'sq'], ['studio.yaml', '(704)', '+1 704'])
  expect(report).toContain('1 mistake')
  expect(report).toContain('The words of buttons are not shipped in Albanian.')
  expect(report).toMatch(/page\.skip, page\.main.*notices\.dismiss\./)
})

test('a language may be written by its name, also that of the same site elsewhere', () => {
  const { written, mistakes } = wordsAfter(
    ['studio.yaml', 'language: en-US', 'language: English'],
    ['studio.yaml', 'tagline:', 'elsewhere: { Français: https://example.fr }\ntagline:'],
  )
  expect(mistakes).toEqual([])
  expect(written.studio).toMatchObject({ language: 'en', elsewhere: { fr: 'https://example.fr' } })
})

test('a question whose address the page has itself gets another', () => {
  const { written } = wordsAfter(['booking.yaml', 'id: pictures', 'id: calendar'])
  expect(written.booking?.questions?.questions[0]?.id).toBe('calendar-2')
})

test.for([
  ['name: Zoë 影 🎞️\n', 'name: Zoë 影 🎞️\n'],
  ['\uFEFFname: Zoë', '\uFEFFname: Zoë'],
  ['a: 1\rb: 2\r\nc: 3\n', 'a: 1\nb: 2\r\nc: 3\n'],
] as const)('text in UTF-8 is read, whatever its line breaks: %j', ([written, text]) => {
  expect(decodeText(Buffer.from(written))).toEqual({ text })
})

test.for([
  ['Windows-1252', Buffer.from('title: Studio\r\nname: S\xf8ren\r\n', 'latin1'), 2],
  ['UTF-16', Buffer.from('\uFEFFname: Iris', 'utf16le'), 1],
  ['UTF-16, unmarked', Buffer.from('name: Iris', 'utf16le'), 1],
  ['a Word document', Buffer.from('PK\x03\x04\0', 'latin1'), 1],
] as const)('%s is refused, with how to save it', ([, bytes, line]) => {
  expect(decodeText(bytes)).toEqual({
    line,
    message:
      'This file is not plain text in UTF-8: letters of this line would be lost. ' +
      'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).',
  })
})

const QUOTES = 'A text cannot have this sign here: put all of the text in quotes, like'
const EMPTY_SEAT = 'caption: The empty seat is yours.'
const LINE = '    line: Write to the studio'

test.for([
  ['home', EMPTY_SEAT, 'caption: "One window.', 'A quote opens in this line and is not closed.'],
  ['home', EMPTY_SEAT, "caption: 'my sister's dog'", QUOTES],
  ['home', 'heading: Recent Work', 'heading: {studio} lately', QUOTES],
  ['home', EMPTY_SEAT, 'caption: !new', QUOTES],
  ['home', EMPTY_SEAT, 'caption: &new day', QUOTES],
  ['home', EMPTY_SEAT, 'caption: "C:\\scans"', QUOTES],
  ['home', EMPTY_SEAT, 'caption: One: two', 'There is a second colon in this text'],
  ['home', EMPTY_SEAT, 'One window.', 'This line needs a name, a colon and a space'],
  ['studio', 'phone: (704)', 'phone:(704)', 'This line needs a name, a colon and a space'],
  ['booking', 'name: Basic', 'name: Basic\n    name: Basic', 'This is written twice.'],
  ['booking', 'text: 2 rolls of film }', 'text: 2 rolls of film', 'Braces or commas do not fit'],
  ['sharing', LINE, '   line: Write', 'begin with the same number of spaces'],
  ['sharing', LINE, '\tline: Write', 'This line begins with a tab. Indent it with spaces.'],
] as const)(
  'in %s, %j that becomes %j is reported in its line',
  ([file, words, others, message]) => {
    const { mistakes } = wordsAfter([`${file}.yaml`, words, others])
    expect(mistakes).toMatchObject([{ file: `content/${file}.yaml` }])
    const line = demo(file).split(words)[0]!.split('\n').length
    expect(Math.abs(mistakes[0]!.line! - line)).toBeLessThanOrEqual(1)
    expect(mistakes[0]!.message).toContain(message)
    expect(mistakes[0]!.message).toContain('The rest of this file is checked after that.')
  },
)

test('nested YAML aliases are refused before they are expanded', () => {
  const lines = Array.from({ length: 40 }, (_, step) =>
    step === 0 ? 'k0: &k0 [x, x]' : `k${step}: &k${step} [*k${step - 1}, *k0]`,
  )
  expect(readDocument('home', lines.join('\n'), SCHEMAS.home).mistakes).not.toEqual([])
})

test('no damage to a file makes reading it fail', () => {
  const signs = fc.constantFrom(...`'"#:-{}[]&*!|>@%\\\t\n `, '\u00a0', '- ', ': ', 'x')
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), signs, fc.nat(9), (file, at, sign, cut) => {
      const text = demo(file)
      const start = at % text.length
      const damaged = text.slice(0, start) + sign + text.slice(start + cut)
      for (const { line } of readDocument(file, damaged, SCHEMAS[file]).mistakes) {
        expect(line).toBeGreaterThan(0)
      }
    }),
  )
})

function demo(file: ContentFile): string {
  return readFileSync(`demo/content/${file}.yaml`, 'utf8')
}
