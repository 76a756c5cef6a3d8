import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { photographs } from './photographs.ts'

const FILES = {
  photographs: '- file: veil.jpg\n  alt: A veil',
  home: 'slideshow:\n  slides:\n    - image: veil.jpg\n      caption: A veil',
}

function advice(scans: object[], files: Record<string, string> = FILES): string[] {
  return inLines(photographs(testStudio(files, scans)))
}

test('a wide scan that is described and shown needs no advice', () => {
  expect(advice([{}])).toEqual([])
})

test('scans that nothing describes, and descriptions that nothing shows, are named', () => {
  expect(advice([{}, { file: 'stray.jpg' }])).toEqual([
    'uploads/ Nothing shows stray.jpg. Describe it in photographs.yaml and name it on a page, or ' +
      'take it out of uploads/.',
  ])
  expect(advice([{}], { photographs: FILES.photographs })).toEqual([
    'photographs.yaml:1 No page shows veil.jpg. Name it on a page, or keep it for later.',
  ])
})

test('a slide that is too narrow, or taller than wide, is named with its size', () => {
  expect(advice([{ width: 1800, height: 1200 }])).toEqual([
    'home.yaml:3 Soft on a large screen: veil.jpg (1800 px). Scan slides 2400 px wide.',
  ])
  expect(advice([{ width: 2000, height: 3000 }])).toEqual([
    'home.yaml:3 A desktop shows only a strip across the middle of veil.jpg. Choose slides that ' +
      'are wider than tall.',
  ])
})

test('photographs of the demo’s are replaced anyway', () => {
  expect(advice([{ width: 1800, isBorrowed: true }])).toEqual([])
  expect(advice([{ isBorrowed: true }], { photographs: FILES.photographs })).toEqual([])
})
