import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { pastYears } from './past-years.ts'

function lines(file: string, text: string): string[] {
  return inLines(pastYears(testStudio({ [file]: text }), 2026))
}

test('a year that is over is pointed out where a page speaks of the present', () => {
  expect(lines('booking', 'heading: Booking 2025\nlede: Sessions')).toEqual([
    'booking.yaml:1 These words name a year that is over. Bring them up to date, unless they tell ' +
      'the past.',
  ])
  expect(lines('studio', 'copyrightYear: 2024')).toEqual([
    'studio.yaml:1 This copyright is of a year that is over. Write 2026, or keep the year the site ' +
      'began.',
  ])
})

test.each([
  ['the current year', 'booking', 'heading: Booking 2026'],
  ['a span that reaches into it', 'booking', 'heading: Winter 2025–2026'],
  ['the year in which something began', 'booking', 'heading: On film since 2014'],
  ['part of a number', 'booking', 'heading: Call (704) 555-2024'],
  ['a price', 'booking', 'heading: From $2000'],
  ['the story', 'about', 'story:\n  - In 2009 I found a camera.'],
  ['a caption', 'home', 'slideshow:\n  slides:\n    - { image: a.jpg, caption: May 2023 }'],
  ['a description', 'photographs', '- { file: a.jpg, alt: A sign that says 2023 }'],
])('%s is right', (_, file, text) => {
  expect(lines(file, text)).toEqual([])
})
