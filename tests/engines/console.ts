import { expect } from '@playwright/test'

import { SKIPPED_FADE } from '../support/console.ts'

/** Fails on every complaint among the lines of a console, but for those that a journey expects. */
export function expectQuietConsole(lines: string[], expected = SKIPPED_FADE) {
  const surprises = lines
    .filter((line) => /^(error|warning|uncaught):/.test(line))
    .filter((line) => !SKIPPED_FADE.test(line) && !expected.test(line))
  expect(surprises, 'what the console complained of').toEqual([])
}
