import { expect, test } from 'vitest'

import type { Finding } from '../finding.ts'
import { fromNotice, fromPage, report } from './report.ts'
import { onDevices, pageName } from './examine-page.ts'

test('what stops the site comes first, then advice by topic, each with what and where it is', () => {
  const field = (file: 'about' | 'photographs', line: number, ...path: (string | number)[]) => {
    return { file, line, path }
  }
  const borrowed: Finding = {
    topic: 'Still the demo’s',
    says: 'These are.',
    stops: false,
    scans: [],
    fields: [
      field('about', 3, 'description'),
      field('about', 9, 'introduction', 'caption'),
      field('about', 11, 'introduction', 'heading'),
      ...[18, 24, 30, 36, 42, 48, 54].map((line, at) => field('about', line, 'story', at)),
      field('photographs', 4, 0, 'alt'),
      field('photographs', 8, 1, 'alt'),
    ],
  }
  const written = report([
    borrowed,
    fromPage({ page: '/about', says: '/about (390 px): a photograph cannot be shown' }),
    { ...borrowed, says: 'A calendar.', stops: true, fields: borrowed.fields.slice(0, 1) },
    fromNotice('uploads/dim.jpg is only 900 × 600 pixels.', ['dim.jpg']),
  ])
  expect(written.trim()).toBe(`✗ 2 things keep your site from going online:

/about (390 px): a photograph cannot be shown

A calendar.
  about.yaml: line 3

2 things are worth a look. Nothing here stops the site.

Still the demo’s
  These are.
    about.yaml: lines 3, 9, 11, 18, 24, 30, 36, 42, 48, 54
    photographs.yaml: lines 4, 8

Photographs
  This photograph is only 900 × 600 pixels.
    uploads: dim.jpg`)
})

test('a finding of a build names its scan, where it is about one', () => {
  const scans = ['roll.0012', 'roll.0012 final.jpg', 'dim.jpg']
  expect(fromNotice('The cache cannot be written.', scans)).toMatchObject({ scans: [] })
  const says = 'uploads/roll.0012 final.jpg is only 900 × 600 pixels.'
  expect(fromNotice(says, scans)).toMatchObject({
    says: 'This photograph is only 900 × 600 pixels.',
    scans: ['roll.0012 final.jpg'],
  })
})

test('a page and its windows are called as their owner calls them', () => {
  expect([pageName('/booking'), pageName('/404-of-none')]).toEqual(['Booking', 'Missing pages'])
  expect(onDevices([320, 390])).toBe('on phones')
  expect(onDevices([320, 390, 768, 1024, 1440, 1920])).toBe('on phones, tablets, and desktops')
})
