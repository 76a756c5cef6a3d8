import { keepPhotographs, rewrite, type Content } from './content.ts'

/** Every list at its minimum, texts of two words and no optional field. */
export function smallest(content: Content) {
  const { home, portfolio, about, booking, sharing, studio } = content
  home.slideshow.slides.length = 2
  home.recentWork.photographs.length = 2
  portfolio.featuredWork.photographs.length = 3
  portfolio.recentSessions.photographs.length = 3
  about.story.length = 1
  booking.packages.length = 1
  booking.packages[0].details.length = 1
  booking.packages[0].booking = 'https://book.io.example/mini'
  delete home.welcome.portrait
  delete about.notches
  delete booking.calendar.asking
  delete booking.delivery.steps
  keepPhotographs(content, 3)

  content['film-stocks'].length = 1
  rewrite(content, 'film-stock', () => content['film-stocks'][0].name)
  rewrite(content, 'text', (text, file, path) =>
    // Tests find the form by its text.
    file === 'contact' && path[0] === 'inquiry'
      ? text
      : text.replaceAll('*', '').split(/\s+/).slice(0, 2).join(' '),
  )
  sharing.shortName = 'Io'
  Object.assign(studio, {
    name: 'Io',
    photographer: 'Al Wu',
    email: 'a@io.example',
    phone: '7045550199',
    url: 'https://io.example',
    city: 'Io, NC',
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
