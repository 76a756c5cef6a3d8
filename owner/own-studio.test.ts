import { expect, test, vi } from 'vitest'

import { ownStudio } from './own-studio.ts'

test('the demo is never changed by accident: the desk asks for a studio first', () => {
  vi.stubEnv('STUDIO', 'demo')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })

  expect(() => ownStudio()).toThrow('ended')
  expect(said.mock.calls.join()).toContain('npm run make-it-yours')
})
