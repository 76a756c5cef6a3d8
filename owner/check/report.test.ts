import { expect, test } from 'vitest'

import { report } from './report.ts'

test('a site without mistakes or advice gets one line', () => {
  expect(report([], [], [])).toBe('\n✓ Every page opens as it should, on phones and on desktops.')
})

test('mistakes come first, then advice by topic, each with its files and lines', () => {
  const also = [8, 5, 9, 4, 6, 7].map((line) => ({ file: 'home.yaml', line }))
  const written = report(
    ['/about (390 px): a photograph cannot be shown'],
    ['uploads/dim.jpg is only 900 × 600 pixels.'],
    [
      {
        topic: 'Still the demo’s',
        message: 'These are.',
        file: 'home.yaml',
        line: 3,
        alsoIn: [...also, { file: 'about.yaml', line: 2 }],
      },
      { topic: 'Photographs', message: 'Nothing shows it.', file: 'uploads/' },
    ],
  )
  expect(written.trim()).toBe(`✗ 1 thing is wrong with the built site:

/about (390 px): a photograph cannot be shown

3 things are worth a look. Nothing here stops the site.

uploads/dim.jpg is only 900 × 600 pixels.

Still the demo’s
  These are.
    about.yaml:2
    home.yaml:3, 4, 5, 6, 7, 8, 9

Photographs
  Nothing shows it.
    uploads/`)
})
