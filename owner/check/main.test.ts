import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { main } from './main.ts'

const found = vi.hoisted(() => ({ advice: [] as object[], scans: [] as object[] }))
vi.mock('#scripts/build.ts', () => ({
  buildStudio: async () => ({ notices: [], advice: found.advice }),
}))
vi.mock('./examine-site.ts', () => ({ examineSite: async () => [] }))
vi.mock('../desk/online/file-limit.ts', () => ({ tooLargeScans: async () => found.scans }))

const path = ['scheduling', 'calendar']
const borrowed = {
  topic: 'Still the demo’s',
  message: 'The calendar.',
  fields: [{ file: 'studio', path, location: { file: 'studio.yaml', line: 23 } }],
  scans: [],
}

type Row = [what: string, found: { advice?: object; scan?: object }, code: number, said: string]

test.for<Row>([
  [
    'a fact of the demo that misleads ends the check',
    { advice: { ...borrowed, misleads: true } },
    1,
    '✗ 1 thing keeps your site from going online:\n\nThe calendar.\n  studio.yaml: line 23',
  ],
  [
    'a fact of the demo that only embarrasses does not',
    { advice: borrowed },
    0,
    '✓ Every page opens as it should',
  ],
  [
    'a scan that the host would refuse ends it',
    { scan: { scan: 'porch.tif', says: 'porch.tif is 270 MB.' } },
    1,
    'This photograph is 270 MB.\n  uploads: porch.tif',
  ],
])('%s, and the desk is told where it is', async ([, { advice, scan }, code, said]) => {
  Object.assign(found, { advice: advice ? [advice] : [], scans: scan ? [scan] : [] })
  const file = join(await temporaryFolder(), 'findings.json')
  vi.stubEnv('FINDINGS', file)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)

  await main()
  expect(exit).toHaveBeenCalledWith(code)
  expect(log.mock.lastCall?.join()).toContain(said)
  const field = { file: 'studio', path, line: 23 }
  const place = advice ? { fields: [field], scans: [] } : { fields: [], scans: ['porch.tif'] }
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ stops: code === 1, ...place }])
})
