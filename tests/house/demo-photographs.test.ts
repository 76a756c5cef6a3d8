import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Shown = { src?: string; image?: string; title?: string; caption?: string }

const read = (file: string) => parse(readFileSync(`demo/content/${file}.yaml`, 'utf8'))
const home = read('home')
const portfolio = read('portfolio')
const lists: Shown[][] = [
  home.slideshow.slides,
  home.roll.frames,
  home.recentWork.photographs,
  portfolio.featuredWork.photographs,
  portfolio.recentSessions.photographs,
]

test('a photograph of the demo has the same words wherever it has any', () => {
  const words = new Map<string, Set<string>>()
  for (const { src, image, title, caption } of lists.flat()) {
    const said = title ?? caption
    const file = src ?? image!
    if (said) words.set(file, (words.get(file) ?? new Set()).add(said))
  }

  expect([...words].filter(([, said]) => said.size > 1)).toEqual([])
  expect(words.size).toBeGreaterThan(25)
})

test('every scan of the demo is shown somewhere', () => {
  const content = readdirSync('demo/content')
    .filter((file) => file !== 'photographs.yaml')
    .map((file) => readFileSync(`demo/content/${file}`, 'utf8'))
    .join('\n')
  const scans = readdirSync('demo/uploads').filter((file) => file.endsWith('.jpg'))

  expect(scans.filter((scan) => !content.includes(scan))).toEqual([])
})
