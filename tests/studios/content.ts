import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { FILES, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import type { FieldKind } from '#pipeline/content/schemas/field-kinds.ts'
import { walkFields } from '#pipeline/content/walk-fields.ts'
import { leaveOut } from '#pipeline/tests/temporary-site.ts'

/** The content files of a studio, any field of which it may change. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Content = Record<ContentFile, any>

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

/** In the place of `a` to `z`: the narrow ones for those that are frequent, because Arabic has shorter words. */
const LETTERS = 'دفجتاقعهلغطيكنوحظزبرمخثشذص'

/** A studio in Amman: from right to left, in a typeface of its own, and letter by letter in that of its language. */
function arabic(content: Content) {
  const { studio, home, portfolio, booking, look, contact } = content
  const slides: string[] = home.slideshow.slides.map(({ image }: { image: string }) => image)
  content.photographs.sort(
    (one: { file: string }, other: { file: string }) =>
      Number(slides.includes(other.file)) - Number(slides.includes(one.file)),
  )
  keepPhotographs(content, 8)
  home.slideshow.slides.length = 3
  // The ninth is printed.
  home.roll.frames = home.roll.frames.slice(6, 10)
  home.recentWork.photographs.length = 2
  portfolio.featuredWork.photographs.length = 3
  portfolio.recentSessions.photographs.length = 6
  booking.packages = [booking.packages[0], booking.packages[3]]
  addParts(content, '2099-06-20')
  studio.profiles.length = 1
  // Then it has a number.
  delete booking.delivery.steps[0].photograph
  delete studio.serviceArea.counties
  delete studio.serviceArea.picture
  delete contact.serviceArea.counties
  Object.assign(studio, {
    language: 'ar-JO',
    email: 'marhaba@zaytoun.example',
    phone: '+962 6 555 0136',
    url: 'https://zaytoun.example',
    elsewhere: { en: 'https://olive.example' },
    scheduling: { calendar: 'https://cal.com/layla/mini' },
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
  })
  Object.assign(studio.serviceArea, {
    radius: '50 km',
    towns: { عمّان: '31.9539, 35.9106', السلط: '32.0392, 35.7272', مادبا: '31.7160, 35.7939' },
  })
  for (const offers of [booking.packages, booking.miniSessions.sessions]) {
    for (const [at, price] of ['٨٠ د.أ', '٤٢٠ د.أ'].entries()) offers[at].price = price
  }
  look.faces = { text: 'Vazirmatn', labels: 'Vazirmatn' }
  rewrite(content, 'text', inLetters)
}

/** Marks like `{city}` stay. */
function inLetters(text: string): string {
  return text.replaceAll(
    /(?<!\{\w*)[a-z]/gi,
    (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97]!,
  )
}

/** Rewrites every field of a kind, except the rights in prints. */
function rewrite(
  content: Content,
  kind: FieldKind['kind'],
  change: (value: string, file: ContentFile, path: PropertyKey[]) => string,
) {
  for (const file of Object.keys(content) as ContentFile[]) {
    for (const { path, value, kind: found } of walkFields(SCHEMAS[file], content[file])) {
      if (file === 'prints' || found?.kind !== kind || typeof value !== 'string') continue
      const parent = path.slice(0, -1).reduce((at, step) => at[step], content[file])
      parent[path.at(-1)!] = change(value, file, path)
    }
  }
}

/** Keeps the first photographs, and uses them in place of all others. */
function keepPhotographs(content: Content, count: number) {
  content.photographs = content.photographs.slice(0, count)
  let used = 0
  rewrite(content, 'photograph', () => content.photographs[used++ % count].file)
}

/** Adds the parts that a studio may have and the demo has not. What has a day ends on this one. */
function addParts({ studio, contact, booking }: Content, day: string) {
  Object.assign(studio, {
    hours: 'By appointment, Tuesday to Saturday',
    gallery: { label: 'Your gallery', address: 'https://gallery.example/evergreen' },
    profiles: ['Instagram', 'Pinterest', 'Threads', 'Facebook'].map((label) => {
      return { label, address: `https://${label.toLowerCase()}.example/evergreen` }
    }),
    businessProfile: 'https://maps.example/evergreen',
  })
  Object.assign(contact.details, { hours: 'Hours', message: 'Send a text message' })
  contact.privacy = {
    heading: 'What this site asks of whom',
    text: 'No cookies, no counting. What you type stays in this tab until you send it.',
    link: 'Privacy',
    calendar: 'The calendar on Booking, with your address on the internet',
    map: 'The map on Contact, likewise',
    form: 'Your message, once you send it',
  }
  booking.news = { text: booking.lede, until: day }
  booking.miniSessions = {
    heading: booking.heading,
    sessions: booking.packages.map(
      ({ name, description: text, price }: Record<'name' | 'description' | 'price', string>) => {
        return { name, date: day, text, price }
      },
    ),
  }
}
