import { keepPhotographs, type Content } from './content.ts'

/** Scans in portrait format, and the longest names. */
export function portraits(content: Content) {
  const { home, portfolio, about, studio, sharing } = content
  const name = 'The Featherstonehaugh-Cholmondeley Portrait House'
  const photographer = 'Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley'
  portfolio.recentSessions.photographs.length = 12
  keepPhotographs(content, 12)

  home.welcome.lede = `I’m ${photographer}. I photograph people as they stand.`
  home.welcome.portrait.caption = photographer
  about.introduction.lede = `I’m ${photographer}, and the long name is my grandmother’s fault.`
  sharing.shortName = 'Portraits'
  Object.assign(studio, {
    name,
    photographer,
    email: 'wilhelmina@featherstonehaugh-cholmondeley.example',
    phone: '(704) 555-0162',
    url: 'https://featherstonehaugh-cholmondeley.example',
    copyrightYear: 2026,
    scheduling: {
      calendar: 'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZss',
    },
    inquiries: { receiver: 'staticforms', key: 'sf_1a2b3c4d5e6f7a8b' },
  })
}
