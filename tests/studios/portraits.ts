import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { keepPhotographs, type Content } from './content.ts'

/** Scans in portrait format, the longest names, every list at its minimum, and a dark look in a typeface of its own. */
export function portraits(content: Content) {
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
