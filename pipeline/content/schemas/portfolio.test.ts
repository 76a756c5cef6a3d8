import { expect, test } from 'vitest'

import { portfolio } from './portfolio.ts'

test('the photographs of a story are counted in the order of the list, wherever they are', () => {
  const told = ['Rain', 'Fair', 'Rain', undefined, 'Rain'].map((story, at) => {
    return { src: `${at}.jpg`, caption: 'Seen.', story }
  })
  const { recentSessions } = portfolio.parse({
    title: 'Portfolio',
    description: 'Work.',
    heading: 'Portfolio',
    featuredWork: {
      heading: 'Featured Work',
      photographs: [{ src: 'veil.jpg', title: 'Veil', category: 'Street' }],
    },
    recentSessions: { heading: 'Recent Sessions', photographs: told },
  })

  expect(
    recentSessions?.photographs.map(({ part }) => part && `${part.number} of ${part.count}`),
  ).toEqual(['1 of 3', '1 of 1', '2 of 3', undefined, '3 of 3'])
})
