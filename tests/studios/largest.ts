import { rewrite, write, type Content } from './content.ts'

/** A day that is not over while the site is tested. */
const LATER = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** Every list at its maximum, texts three times as long, and letters that English does not have. */
export function largest(content: Content) {
  const { home, portfolio, about, booking, sharing, studio } = content
  const scans: string[] = content.photographs
    .map(({ file }: { file: string }) => file)
    // Frames of the roll are no photographs of their own.
    .filter((file: string) => !home.roll.frames.some(({ src }: { src: string }) => src === file))
  const scan = (at: number) => scans[at % scans.length]!
  const listed = (at: number) => ({ src: scan(at), id: `photograph-${at}`, pick: undefined })

  write(content, {
    home: {
      welcome: { heading: 'Sechsunddreißig Bilder. *Không có phím xóa.*' },
      slideshow: {
        slides: [
          { caption: 'Šárka, přesně v půl čtvrté, a déšť přestal.' },
          { caption: 'Ðúrla & Þóra, Reykjavík: „Ein Fenster, kein Blitz.“' },
          { caption: 'Öğleden sonra, Şişli’de; ışık İstanbul’a yakıştı.' },
        ],
      },
    },
    about: { quote: '„Bei Bild sechs hörst du auf.\nIch warte\nauf Bild neun.“' },
    studio: { tagline: 'Fotografie auf Film, für Łukasz, Aïcha, Jürgen und Trần' },
  })
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
  Object.assign(content.contact.details, { hours: 'Hours', message: 'Send a text message' })
  content.contact.privacy = {
    heading: 'What this site asks of whom',
    text: 'No cookies, no counting. What you type stays in this tab until you send it.',
    link: 'Privacy',
    calendar: 'The calendar on Booking, with your address on the internet',
    map: 'The map on Contact, likewise',
    form: 'Your message, once you send it',
  }
  fill(booking.questions.questions, 12, (at) => ({ id: `question-${at}` }))
  fill(booking.terms.terms, 6, () => ({}))
  fill(booking.letters.letters, 3, (at) => ({ photograph: scan(at) }))
  fill(home.letters.letters, 3, () => ({}))
  booking.news = { text: booking.lede, until: LATER }
  booking.miniSessions = {
    heading: booking.heading,
    sessions: booking.packages.map(
      ({ name, description }: { name: string; description: string }) => {
        return { name, date: LATER, text: description, price: '$12,500.00' }
      },
    ),
  }
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
    hours: 'By appointment, Tuesday to Saturday',
    gallery: { label: 'Your gallery', address: 'https://gallery.example/evergreen' },
    profiles: ['Instagram', 'Pinterest', 'Threads', 'Facebook'].map((label) => {
      return { label, address: `https://${label.toLowerCase()}.example/evergreen` }
    }),
    businessProfile: 'https://maps.example/evergreen',
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
