import { expect, test } from 'vitest'

import { wordsOf } from '../studios/words-of.ts'

// Journeys speak by the words of their studio, so they would not notice.
test('the demo has the words and numbers that the specification quotes', async () => {
  const demo = await wordsOf('demo')
  expect(demo).toMatchObject({
    studio: {
      tagline: "Film photography capturing life's beautiful moments",
      copyrightYear: 2024,
      navigation: {
        home: { label: 'Home' },
        portfolio: { label: 'Portfolio' },
        about: { label: 'About' },
        contact: { label: 'Contact' },
        booking: { label: 'Book Session', footer: 'Booking' },
      },
    },
    home: {
      slideshow: { slides: Array(5).fill(expect.anything()) },
      welcome: { portfolio: 'View Portfolio', book: 'Book a Session' },
      recentWork: { heading: 'Recent Work' },
    },
    about: {
      philosophy: {
        cards: [
          { title: 'Authentic Moments' },
          { title: 'Film Aesthetic' },
          { title: 'Heirloom Quality' },
        ],
      },
    },
    'not-found': { number: '404', heading: 'Oops! Page not found', link: 'Return to Home' },
    failure: { heading: 'Unexpected Application Error!' },
  })
  const films = demo.home.recentWork!.photographs.map(({ src }) => demo.photographOf(src).film)
  expect(films).toEqual(['Ektar 100', 'Kodak Gold', 'Ilford HP5 Plus', 'Portra 400'])
})
