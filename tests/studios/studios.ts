import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { FILES } from '#pipeline/content/files.ts'
import { leaveOut } from '#pipeline/tests/temporary-site.ts'

import { arabic } from './arabic.ts'
import { addParts, type Content, keepPhotographs, rewrite } from './content.ts'

/** A test studio, as changes to the demo’s content. */
export type TestStudio = {
  change: (content: Content) => void
  /** Whether its scans are cropped to portrait format. */
  upright?: boolean
  /** Files of its own typefaces, each with its license. */
  fonts?: string[]
}

const FACE = 'node_modules/@fontsource-variable/archivo-narrow'
const OWN_FONT = 'archivo-narrow-latin-wght-normal.woff2'

/** What is built beside the demo. `formspree` is the demo with other services, `asking` shows none before a visitor asks for it, and offers no files. */
export const studios = {
  formspree: { change: withFormspree },
  smallest: { change: smallest },
  largest: { change: largest },
  portraits: {
    change: portraits,
    upright: true,
    fonts: [`${FACE}/files/${OWN_FONT}`, `${FACE}/LICENSE`],
  },
  arabic: { change: arabic },
  asking: { change: asking },
} satisfies Record<string, TestStudio>

/** The demo is one studio among others. */
export type StudioName = 'demo' | keyof typeof studios

/** Studios that look nothing like the demo. */
export const UNLIKE_DEMO: StudioName[] = ['smallest', 'largest', 'portraits', 'arabic']

const PORT = Number(process.env.TEST_PORT ?? 4180)

/** All others are served at one port, each at its own name below `localhost`. */
export const STUDIOS_PORT = PORT + 4

/** The address of a studio’s site. */
export function addressOf(name: StudioName): string {
  return `http://${name === 'demo' ? `localhost:${PORT}` : `${name}.localhost:${STUDIOS_PORT}`}`
}

/** The folder of a studio’s content and, but for the demo, of its site. */
export function folderOf(name: string): string {
  return resolve(name === 'demo' ? name : `test-results/studios/${name}`)
}

/** The given studios, or all. */
export function chosenStudios(names: string[]): [string, TestStudio][] {
  const unknown = names.filter((name) => !(name in studios))
  if (unknown.length > 0) throw new Error(`There is no studio "${unknown.join('", "')}".`)
  return Object.entries(studios).filter(([name]) => !names.length || names.includes(name))
}

/** Shows nothing of other sites before a visitor asks for it, and offers no files. */
function asking({ studio }: Content) {
  studio.saving = 'off'
  studio.embeds = 'ask'
  studio.scheduling.calendar = 'https://calendly.com/june-silver'
}

function withFormspree({ studio }: Content) {
  studio.inquiries = { receiver: 'formspree', form: 'mqkvgrdz' }
  studio.scheduling.calendar = 'https://calendly.com/june-silver'
}

/** Scans in portrait format, the longest names, every list at its minimum, and a dark look in a typeface of its own. */
function portraits(content: Content) {
  const { home, portfolio, about, booking, studio, sharing } = content
  const photographer = 'Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley'
  home.slideshow.slides.length = 2
  home.roll.frames.length = 2
  home.recentWork.photographs.length = 2
  portfolio.featuredWork.photographs.length = 3
  portfolio.recentSessions.photographs.length = 3
  booking.packages.length = 1
  booking.packages[0].details.length = 1
  booking.packages[0].booking = 'https://book.io.example/mini'
  keepPhotographs(content, 12)
  content.look = parse(readFileSync('looks/darkroom.yaml', 'utf8'))
  content.look.faces = { text: 'Archivo Narrow' }

  home.welcome.lede = `I’m ${photographer}. I photograph people as they stand.`
  home.welcome.portrait.caption = photographer
  about.introduction.lede = `I’m ${photographer}, and the long name is my grandmother’s fault.`
  sharing.shortName = 'Portraits'
  Object.assign(studio, {
    name: 'The Featherstonehaugh-Cholmondeley Portrait House',
    photographer,
    email: 'wilhelmina@featherstonehaugh-cholmondeley.example',
    phone: '(704) 555-0162',
    url: 'https://featherstonehaugh-cholmondeley.example',
    copyrightYear: 2026,
    scheduling: { calendar: 'https://book.io.example/' },
    inquiries: { receiver: 'netlify', form: 'inquiry' },
    serviceArea: {
      map: 'openstreetmap',
      towns: { Charlotte: studio.serviceArea.towns.Charlotte },
      counties: ['Mecklenburg, NC'],
    },
  })
}

/** Everything left out that may be, texts of two words, and no photograph on film. */
function smallest(content: Content) {
  const { home, portfolio, about, booking, studio } = content
  for (const file of FILES) if (file !== 'prints') leaveOut(file, content[file])
  home.slideshow.slides.length = 2
  portfolio.featuredWork.photographs.length = 3
  about.story.length = 1
  booking.packages.length = 1
  keepPhotographs(content, 3)
  content['film-stocks'].length = 1
  rewrite(content, 'text', (text, file, path) => {
    // Tests find the form by its text.
    if (file === 'contact' && path[0] === 'inquiry') return text
    const words = text.replaceAll('*', '').split(/\s+/)
    return words.slice(0, 2).join(' ').replace(/,$/, '')
  })
  Object.assign(studio, {
    name: 'Io',
    photographer: 'Al Wu',
    email: 'a@io.example',
    url: 'https://io.example',
    city: 'Io, NC',
    copyrightYear: 2026,
  })
}

/** A day that is not over while the site is tested. */
const LATER = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** Every list at its maximum, texts three times as long, and letters that English does not have. */
function largest(content: Content) {
  const { home, portfolio, about, booking, sharing, studio } = content
  const scans: string[] = content.photographs
    .map(({ file }: { file: string }) => file)
    // Frames of the roll are no photographs of their own.
    .filter((file: string) => !home.roll.frames.some(({ src }: { src: string }) => src === file))
  const scan = (at: number) => scans[at % scans.length]!
  const listed = (at: number) => ({ src: scan(at), id: `photograph-${at}`, pick: undefined })

  home.welcome.heading = 'Sechsunddreißig Bilder. *Không có phím xóa.*'
  const [first, second, third] = home.slideshow.slides
  first.caption = 'Šárka, přesně v půl čtvrté, a déšť přestal.'
  second.caption = 'Ðúrla & Þóra, Reykjavík: „Ein Fenster, kein Blitz.“'
  third.caption = 'Öğleden sonra, Şişli’de; ışık İstanbul’a yakıştı.'
  home.slideshow.slides.length = 3
  about.quote = '„Bei Bild sechs hörst du auf.\nIch warte\nauf Bild neun.“'
  studio.tagline = 'Fotografie auf Film, für Łukasz, Aïcha, Jürgen und Trần'
  rewrite(content, 'text', (text, file, path) => {
    const isShort = file === 'sharing' || path[0] === 'navigation' || path[0] === 'number'
    const isLimited = file === 'studio' && ['name', 'city'].includes(String(path[0]))
    return isShort || isLimited ? text : [text, text, text].join(' ')
  })

  fill(home.slideshow.slides, 8, (at) => ({ image: scan(at) }))
  fill(home.roll.frames, 40, () => ({}))
  fill(home.recentWork.photographs, 8, (at) => ({ src: scan(at + 8) }))
  fill(portfolio.featuredWork.photographs, 9, listed)
  fill(portfolio.recentSessions.photographs, 60, listed)
  fill(booking.delivery.steps, 6, (at) => ({ photograph: scan(at) }))
  fill(content.contact.inquiry.choices, 4, () => ({}))
  for (const [at, choice] of content.contact.inquiry.choices.entries()) choice.label += ` ${at}`
  fill(booking.questions.questions, 12, (at) => ({ id: `question-${at}` }))
  fill(booking.terms.terms, 6, () => ({}))
  fill(booking.letters.letters, 3, (at) => ({ photograph: scan(at) }))
  fill(home.letters.letters, 3, () => ({}))
  addParts(content, LATER)
  fill(booking.packages, 6, () => ({}))
  for (const [at, one] of booking.packages.entries()) {
    fill(one.details, 8, () => ({}))
    one.icon = { rolls: 19, upTo: 20 }
    one.name = `${one.name} ${at}`
    one.price = '$12,500.00'
    one.booking = `https://square.site/book/june/${at}`
  }
  about.story = [...about.story, ...about.story, ...about.story]

  for (const card of Object.values<{ line: string }>(sharing.cards)) {
    card.line = 'Everything there is to say, said in sixty letters, every one'
  }
  sharing.shortName = 'Evergreen Co'
  studio.navigation.portfolio.label = 'Photographs'
  studio.navigation.contact.label = 'Terminvereinbarung'
  Object.assign(studio, {
    name: 'Evergreen, Magnolia, Wisteria, Hawthorn & Đặng-Sons Pictures',
    photographer: 'Evangeline Müller-Đặng-Wisteria and her Daughters',
    email: 'everybody.at.the.studio@evergreen-magnolia-wisteria.example',
    phone: '+1 (704) 555-0147',
    url: 'https://evergreen-magnolia-wisteria.example',
    city: 'Winston-Salem and Greensboro, Piedmont Triad, North Carolina',
    copyrightYear: 2026,
    scheduling: { calendar: 'https://square.site/appointments/buyer/widget/abc/DEF' },
    inquiries: { receiver: 'forminit', form: 'k9x2m4p7q1z' },
  })
}

/** Extends a list to `count` entries, by copies with some fields changed. */
function fill(list: object[], count: number, own: (at: number) => object) {
  const given = list.length
  for (let at = given; at < count; at++) {
    list.push({ ...structuredClone(list[at % given]), ...own(at) })
  }
}
