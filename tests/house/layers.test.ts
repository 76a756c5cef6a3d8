import { readFileSync, readdirSync } from 'node:fs'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const ORDER = '@layer reset, base, ui, site, features, pages;'

test('the stylesheet begins with the order of cascade layers', () => {
  const sheet = readFileSync('src/styles/index.css', 'utf8')
  const [first] = parse(sheet).nodes.filter((node) => node.type !== 'comment')

  expect(`${first};`).toBe(ORDER)
})

test('no CSS module names a layer, because the build adds one for its folder', () => {
  const modules = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.module.css'),
  )

  expect(modules.length).toBeGreaterThan(0)
  expect(modules.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('@layer'))).toEqual(
    [],
  )
})
