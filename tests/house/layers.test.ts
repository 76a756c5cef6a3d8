import { readFileSync, readdirSync } from 'node:fs'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const ORDER = '@layer reset, base, ui, site, features, pages;'

test('the order of the layers is stated once, before anything else', () => {
  const sheet = readFileSync('src/styles/index.css', 'utf8')
  const [first] = parse(sheet).nodes.filter((node) => node.type !== 'comment')

  expect(`${first};`).toBe(ORDER)
})

test('no module names a layer, because the build adds that of its folder', () => {
  const modules = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.module.css'),
  )

  expect(modules.length).toBeGreaterThan(0)
  expect(modules.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('@layer'))).toEqual(
    [],
  )
})
