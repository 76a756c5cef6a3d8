import { expect, test, vi } from 'vitest'

import { main } from './main.ts'

const { advice } = vi.hoisted(() => ({ advice: [] as object[] }))
vi.mock('#scripts/build.ts', () => ({ buildStudio: async () => ({ notices: [], advice }) }))
vi.mock('./examine-site.ts', () => ({ examineSite: async () => [] }))

const borrowed = { topic: 'Still the demo’s', file: 'studio.yaml', line: 23 }

test.for([
  [
    'misleads',
    true,
    1,
    '✗ 1 thing is wrong with the built site:\n\nstudio.yaml:23\n  The calendar.',
  ],
  ['only embarrasses', undefined, 0, '✓ Every page opens as it should'],
] as const)('a fact of the demo that %s ends the check', async ([, misleads, code, said]) => {
  advice.splice(0, 1, { ...borrowed, misleads, message: 'The calendar.' })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)

  await main()
  expect(exit).toHaveBeenCalledWith(code)
  expect(log.mock.lastCall?.join()).toContain(said)
})
