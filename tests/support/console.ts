import { expect, type BrowserContext } from '@playwright/test'

/**
 * The browser skips the view transition between two pages when the next one is not ready. It reports
 * that by a rejection that the page cannot catch. Visitors do not notice.
 */
export const SKIPPED_TRANSITION =
  /^uncaught: (\w+ Transition was (aborted|skipped)|AbortError: Skipping view transition)/

/** Firefox reports a font that was still loading when the page was left (NS_BINDING_ABORTED). */
const FONT_ABANDONED = /^uncaught: downloadable font: download failed .* status=2152398850 /

export type ExpectConsole = (...patterns: RegExp[]) => void

/** Fails on console warnings and errors of any page during `provide`, except expected ones. */
export async function watchConsole(
  context: BrowserContext,
  provide: (expectConsole: ExpectConsole) => Promise<void>,
) {
  const expected = [SKIPPED_TRANSITION, FONT_ABANDONED]
  const messages: string[] = []

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => messages.push(`uncaught: ${describe(error.error())}`))

  await provide((...patterns) => void expected.push(...patterns))

  const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, 'unexpected console messages').toEqual([])
}

/** Rejections by the browser itself have no stack. */
function describe({ name, message, stack }: Error) {
  return stack || `${name} ${message}`
}
