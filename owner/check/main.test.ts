import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { main } from './main.ts'

const { advice, scans } = vi.hoisted(() => ({ advice: [] as object[], scans: [] as object[] }))
vi.mock('#scripts/build.ts', () => ({ buildStudio: async () => ({ notices: [], advice }) }))
vi.mock('./examine-site.ts', () => ({ examineSite: async () => [] }))
vi.mock('../desk/online/file-limit.ts', () => ({ tooLargeScans: async () => scans }))

const location = { file: 'studio.yaml', line: 23 }
const calendar = { file: 'studio', path: ['scheduling', 'calendar'], location }
const borrowed = {
  topic: 'Still the demo’s',
  message: 'The calendar.',
  fields: [calendar],
  scans: [],
}

test.for([
  [
    'misleads',
    true,
    1,
    '✗ 1 thing keeps your site from going online:\n\nThe calendar.\n  studio.yaml\n    Scheduling (Calendar): line 23',
  ],
  ['only embarrasses', undefined, 0, '✓ Every page opens as it should'],
] as const)(
  'a fact of the demo that %s ends the check, and the desk is told where it is',
  async ([, misleads, code, said]) => {
    advice.splice(0, 1, { ...borrowed, misleads })
    const file = path.join(await temporaryFolder(), 'findings.json')
    vi.stubEnv('FINDINGS', file)
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)

    await main()
    expect(exit).toHaveBeenCalledWith(code)
    expect(log.mock.lastCall?.join()).toContain(said)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
      {
        topic: 'Still the demo’s',
        says: 'The calendar.',
        stops: code === 1,
        fields: [{ file: 'studio', path: ['scheduling', 'calendar'], line: 23 }],
        scans: [],
      },
    ])
  },
)

test('a scan that the host would refuse ends the check', async () => {
  advice.length = 0
  vi.stubEnv('FINDINGS', undefined)
  scans.push({ scan: 'porch.tif', says: 'porch.tif is 270 MB.' })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)

  await main()
  expect(exit).toHaveBeenCalledWith(1)
  expect(log.mock.lastCall?.join()).toContain('This photograph is 270 MB.\n  uploads: porch.tif')
})
