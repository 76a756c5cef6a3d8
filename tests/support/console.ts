import { expect, type BrowserContext } from '@playwright/test'

export type ExpectConsole = (...patterns: RegExp[]) => void

/** Collects what any page complains of while `provide` runs, and fails on what was not expected. */
export async function watchConsole(
  context: BrowserContext,
  provide: (expectConsole: ExpectConsole) => Promise<void>,
) {
  const expected: RegExp[] = []
  const complaints: string[] = []

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`))

  await provide((...patterns) => void expected.push(...patterns))

  const surprises = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(surprises, 'what the console complained of').toEqual([])
}
