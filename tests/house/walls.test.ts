import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

const DIRECTION = 'across folders they begin with #'
const TOOLS = 'made ready by pipeline/'
const HOST = 'does not know where it is hosted'
const TYPES = 'types from the pipeline, never code'

/** An import that must not be, and what whoever writes it is told. */
const OFFENSES: [file: string, code: string, message: string][] = [
  ['src/pages/a/x.ts', `import '#src/pages/b/y.ts'`, 'does not know its neighbors'],
  ['src/pages/b/x.ts', `import '#pipeline/z.ts'`, TYPES],
  ['src/pages/c/x.ts', `import '../b/y.ts'`, DIRECTION],
  ['src/pages/d/x.ts', `import 'zod'`, TOOLS],
  ['src/pages/e/x.ts', `import '#hosting/z.ts'`, HOST],

  ['src/features/a/x.ts', `import '#src/features/b/y.ts'`, 'does not know another'],
  ['src/features/b/x.ts', `import '#src/site/y.ts'`, 'does not know where it stands'],
  ['src/features/c/x.ts', `import '#src/pages/y.ts'`, 'does not know where it stands'],
  ['src/features/d/x.ts', `import 'virtual:content'`, 'a feature is handed'],
  ['src/features/e/x.ts', `import 'virtual:photographs/home.css'`, 'a feature is handed'],
  ['src/features/f/x.ts', `import { z } from '#pipeline/z.ts'`, TYPES],
  ['src/features/g/x.ts', `import '../a/y.ts'`, DIRECTION],
  ['src/features/h/x.ts', `import 'sharp'`, TOOLS],
  ['src/features/i/x.ts', `import '#hosting/z.ts'`, HOST],

  ['src/site/a.ts', `import '#src/features/b/y.ts'`, 'does not know what is on it'],
  ['src/site/b.ts', `import '#src/pages/y.ts'`, 'does not know what is on it'],
  ['src/site/c.ts', `import 'virtual:content'`, 'the site is handed'],
  ['src/site/d.ts', `import { z } from '#pipeline/z.ts'`, TYPES],
  ['src/site/e/x.ts', `import '../f.ts'`, DIRECTION],
  ['src/site/g.ts', `import 'yaml'`, TOOLS],
  ['src/site/h.ts', `import '#hosting/z.ts'`, HOST],

  ['src/ui/a.ts', `import '#src/features/b/y.ts'`, 'does not know this one'],
  ['src/ui/b.ts', `import '#src/site/y.ts'`, 'does not know this one'],
  ['src/ui/c.ts', `import '#src/pages/y.ts'`, 'does not know this one'],
  ['src/ui/d.ts', `import 'virtual:content'`, 'a part is handed'],
  ['src/ui/e.ts', `import { z } from '#pipeline/z.ts'`, TYPES],
  ['src/ui/f/x.ts', `import '../g.ts'`, DIRECTION],
  ['src/ui/h.ts', `import 'zod/mini'`, TOOLS],
  ['src/ui/i.ts', `import '#hosting/z.ts'`, HOST],

  ['pipeline/a.ts', `import '#src/routes.ts'`, 'who shows what it makes'],
  ['pipeline/b/x.ts', `import type { Z } from '../../src/routes.ts'`, 'who shows what it makes'],
  ['pipeline/c.ts', `import '#hosting/z.ts'`, 'does not know where the site is hosted'],

  ['hosting/a.ts', `import '#src/routes.ts'`, 'not its business'],
  ['hosting/b.ts', `import type { Z } from '#pipeline/z.ts'`, 'not its business'],
  ['hosting/c.ts', `import '../pipeline/z.ts'`, 'not its business'],

  ['tests/a.e2e.ts', `import '#src/routes.ts'`, 'only the built site'],
  ['tests/b.e2e.ts', `import '../pipeline/z.ts'`, 'only the built site'],
  ['tests/engines/d.e2e.ts', `import '#hosting/z.ts'`, 'only the built site'],
  ['tests/support/c.ts', `import '#hosting/z.ts'`, 'only the built site'],

  ['src/ui/default.tsx', `export default 1`, 'Prefer named exports'],
  ['src/pages/a/part.tsx', `export default 1`, 'Prefer named exports'],
]

const ALLOWED: [file: string, code: string][] = [
  [
    'src/pages/ok/+Page.tsx',
    `import { a } from 'virtual:content'
    import 'virtual:photographs/home.css'
    import { b } from '#src/features/b/y.ts'
    import { c } from '#src/site/y.ts'
    import { d } from '#src/ui/y.ts'
    import { e } from '#src/routes.ts'
    import type { F } from '#pipeline/z.ts'
    import { g } from './part.ts'
    export default [a, b, c, d, e, g] as F[]`,
  ],
  [
    'src/features/ok/x.ts',
    `import { a } from '#src/ui/y.ts'
    import { b } from './part.ts'
    import type { C } from '#pipeline/z.ts'
    export const ok: C[] = [a, b]`,
  ],
  [
    'src/site/ok.ts',
    `import { a } from '#src/ui/y.ts'
    import { b } from '#src/site/part.ts'
    import '#src/styles/index.css'
    import 'virtual:typefaces/site.css'
    import type { C } from '#pipeline/z.ts'
    export const ok: C[] = [a, b]`,
  ],
  [
    'src/ui/ok.ts',
    `import { a } from '#src/ui/y.ts'
    import type { C } from '#pipeline/z.ts'
    export const ok: C[] = [a]`,
  ],
  [
    'pipeline/ok/x.ts',
    `import { a } from '../b/y.ts'\nimport { z } from 'zod'\nexport const ok = [a, z]`,
  ],
  ['hosting/ok.ts', `import { a } from './y.ts'\nexport const ok = a`],
  ['tests/ok.e2e.ts', `import { test } from './support/test.ts'\ntest('ok')`],
]

type Complaint = { filename: string; message: string; help?: string }

let folder: string
let complaints: Complaint[]

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'walls-'))
  copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))

  for (const [file, code] of [...OFFENSES, ...ALLOWED]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${code}\n`)
  }
  complaints = lint()
})

afterAll(() => rmSync(folder, { recursive: true }))

test.for(OFFENSES)('%s may not say %s', ([file, , message]) => {
  expect(told(file)).toContainEqual(expect.stringContaining(message))
})

test.for(ALLOWED)('%s may import from the floors below it', ([file]) => {
  expect(told(file)).toEqual([])
})

function lint(): Complaint[] {
  const oxlint = path.resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['-f', 'json'], { cwd: folder, encoding: 'utf8' })
  return JSON.parse(stdout).diagnostics
}

function told(file: string): string[] {
  return complaints
    .filter(({ filename }) => filename === file)
    .map(({ message, help }) => `${message} ${help}`)
}
