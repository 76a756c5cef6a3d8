/** The engines that journeys are run on. WebKit is WebKitGTK, which is not Safari. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** What a journey may need beyond a mouse and keys. */
export type Ability = 'tap' | 'swipe'

/**
 * What an engine, or what drives it, cannot do, and why. A journey that needs it is skipped there
 * with this reason, so that the count of skipped tests shows it.
 */
export const cannot: Record<EngineName, Partial<Record<Ability, string>>> = {
  chromium: {},
  firefox: {
    tap: 'Firefox hears nothing of a tap that Playwright asks for by WebDriver BiDi',
    swipe: 'Playwright draws fingers through Chromium’s protocol only',
  },
  webkit: {
    tap: 'WebKitWebDriver takes a finger for a mouse',
    swipe: 'WebKitWebDriver takes a finger for a mouse',
  },
}
