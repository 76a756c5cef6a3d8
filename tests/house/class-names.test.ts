import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

// An undefined class is no error anywhere: the element just has no style.
test('components use only classes that their stylesheets have', () => {
  const components = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join('src', name))

  const unknown = components.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return Array.from(code.matchAll(IMPORT)).flatMap(([, name, sheet = '']) => {
      const css = readFileSync(sheetFile(file, sheet), 'utf8')
      const uses = code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      return Array.from(uses, ([, use = '']) => use)
        .filter((use) => !new RegExp(`\\.${use}\\b`).test(css))
        .map((use) => `${file} uses .${use}`)
    })
  })
  expect(unknown).toEqual([])
})

test('no two stylesheets have the same name, because it is part of their classes', () => {
  const names = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file))

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

function sheetFile(file: string, sheet: string): string {
  return sheet.startsWith('#') ? sheet.slice(1) : path.join(path.dirname(file), sheet)
}
