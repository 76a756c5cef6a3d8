import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

// An undefined class is no error anywhere: the element just has no style.
for (const file of components('src')) {
  const code = readFileSync(file, 'utf8')

  for (const [, name, sheet] of code.matchAll(IMPORT)) {
    test(`${file} uses only classes that ${sheet} has`, () => {
      const known = classesOf(sheetFile(file, sheet!))
      const uses = Array.from(
        code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
        ([, use]) => use!,
      )

      expect(uses.filter((use) => !known.has(use))).toEqual([])
    })
  }
}

function components(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file))
    .toSorted()
}

function sheetFile(file: string, sheet: string): string {
  return sheet.startsWith('#') ? sheet.slice(1) : path.join(path.dirname(file), sheet)
}

function classesOf(sheet: string): Set<string> {
  const classes = new Set<string>()
  parse(readFileSync(sheet, 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name!)
  })
  return classes
}
