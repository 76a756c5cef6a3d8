import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const ORDER = '@layer reset, base, ui, site, features, pages;'

/** Each of them lends its name to the layer of its rules. */
const FLOORS = ['ui', 'site', 'features', 'pages']

test('the order of the layers is stated once, before anything else', () => {
  const sheet = readFileSync('src/styles/index.css', 'utf8')
  const [first] = parse(sheet).nodes.filter((node) => node.type !== 'comment')

  expect(`${first};`).toBe(ORDER)
})

for (const floor of FLOORS) {
  for (const file of modules(path.join('src', floor))) {
    test(`${file} keeps to its layer`, () => {
      const outside = parse(readFileSync(file, 'utf8')).nodes.filter((node) => {
        const inLayer = node.type === 'atrule' && node.name === 'layer' && node.params === floor
        return node.type !== 'comment' && !inLayer
      })

      expect(outside.map(String)).toEqual([])
    })
  }
}

function modules(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.posix.join(folder, file))
    .toSorted()
}
