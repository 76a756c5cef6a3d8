import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import type { Finding } from '../finding.ts'
import { onDevices, pageName } from './examine-page.ts'
import { main } from './main.ts'
import { fromNotice, fromPage, report } from './report.ts'

const found = vi.hoisted(() => ({ advice: [] as object[], scans: [] as object[] }))
vi.mock('#scripts/build.ts', () => ({
  buildStudio: async () => ({ notices: [], advice: found.advice }),
}))
vi.mock('./examine-site.ts', () => ({ examineSite: async () => [] }))
vi.mock('../desk/online/file-limit.ts', () => ({ tooLargeScans: async () => found.scans }))

const CALENDAR = ['scheduling', 'calendar']
const BORROWED = {
  topic: 'Still the demo’s',
  message: 'The calendar.',
  fields: [{ file: 'studio', path: CALENDAR, location: { file: 'studio.yaml', line: 23 } }],
  scans: [],
}

type Row = [what: string, found: { advice?: object; scan?: object }, code: number, said: string]

test.for<Row>([
  [
    'a fact of the demo that misleads ends the check',
    { advice: { ...BORROWED, misleads: true } },
    1,
    '✗ 1 thing keeps your site from going online:\n\nThe calendar.\n  studio.yaml: line 23',
  ],
  [
    'a fact of the demo that only embarrasses does not',
    { advice: BORROWED },
    0,
    '✓ Every page opens as it should',
  ],
  [
    'a scan that the host would refuse ends it',
    { scan: { scan: 'porch.tif', says: 'porch.tif is 270 MB.' } },
    1,
    'This photograph is 270 MB.\n  uploads: porch.tif',
  ],
])('%s, and the desk is told where it is', async ([, { advice, scan }, code, said]) => {
  Object.assign(found, { advice: advice ? [advice] : [], scans: scan ? [scan] : [] })
  const file = join(await temporaryFolder(), 'findings.json')
  vi.stubEnv('FINDINGS', file)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)

  await main()
  expect(exit).toHaveBeenCalledWith(code)
  expect(log.mock.lastCall?.join()).toContain(said)
  const field = { file: 'studio', path: CALENDAR, line: 23 }
  const place = advice ? { fields: [field], scans: [] } : { fields: [], scans: ['porch.tif'] }
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ stops: code === 1, ...place }])
})

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
