import { expect, type BrowserContext } from '@playwright/test'

/**
 * The browser gives up the fade between two pages when the next one is not ready for it. It tells
 * the page by a rejection that no code of the page could catch, and a visitor sees nothing of it.
 */
export const SKIPPED_FADE =
  /^uncaught: (\w+ Transition was (aborted|skipped)|AbortError: Skipping view transition)/

export type ExpectConsole = (...patterns: RegExp[]) => void

/** Collects what any page complains of while `provide` runs, and fails on what was not expected. */
export async function watchConsole(
  context: BrowserContext,
  provide: (expectConsole: ExpectConsole) => Promise<void>,
) {
  const expected = [SKIPPED_FADE]
  const complaints: string[] = []

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${describe(error.error())}`))

  await provide((...patterns) => void expected.push(...patterns))

  const surprises = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(surprises, 'what the console complained of').toEqual([])
}

/** What the browser itself rejects comes without a stack. */
function describe({ name, message, stack }: Error) {
  return stack || `${name} ${message}`
}
