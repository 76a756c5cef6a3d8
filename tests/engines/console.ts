import { expect } from '@playwright/test'

import { SKIPPED_TRANSITION } from '../support/console.ts'

/** Fails on every warning and error of a console, except those that a journey expects. */
export function expectQuietConsole(lines: string[], expected = SKIPPED_TRANSITION) {
  const unexpected = lines
    .filter((line) => /^(error|warning|uncaught):/.test(line))
    .filter((line) => !SKIPPED_TRANSITION.test(line) && !expected.test(line))
  expect(unexpected, 'unexpected console messages').toEqual([])
}
