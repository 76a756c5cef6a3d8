import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { TYPEFACES } from './typefaces.ts'

const packages = new Set(
  Object.values(TYPEFACES)
    .flat()
    .map((typeface) => typeface.package),
)

// The SIL Open Font License wants its text beside every copy of a font.
test.for([...packages])('the license of %s comes with the site', (name) => {
  const shipped = readFileSync(`public/licenses/${path.basename(name)}.txt`, 'utf8')
  const license = readFileSync(path.join('node_modules', name, 'LICENSE'), 'utf8')

  expect(shipped).toBe(license.replaceAll('\r', ''))
})
