import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { openCache } from '../cache/cache.ts'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { fromRange } from './characters.ts'
import { cut } from './cut.ts'
import { TYPEFACES } from './typefaces.ts'

const MODULES = path.resolve('node_modules')

for (const typeface of Object.values(TYPEFACES).flat()) {
  test(`${typeface.file} is cut in parts, and no character is lost`, async () => {
    const cache = openCache(await temporaryFolder())
    const [common, rest] = await cut(typeface, MODULES, cache)
    const folder = path.join(MODULES, typeface.package)
    const { latin } = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))
    const whole = await stat(path.join(folder, 'files', `${typeface.file}.woff2`))

    const both = [...fromRange(common?.range ?? ''), ...fromRange(rest?.range ?? '')]
    expect(both.toSorted((a, b) => a - b)).toEqual([...fromRange(latin)])
    expect((await readFile(common?.file ?? '')).subarray(0, 4).toString()).toBe('wOF2')
    expect((await stat(common?.file ?? '')).size).toBeLessThan(whole.size * 0.75)
  })
}
