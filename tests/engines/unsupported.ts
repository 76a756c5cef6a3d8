/** The engines that journeys run on. `webkit` is WebKitGTK, which is not Safari. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** What a journey may need besides mouse and keyboard. */
export type Ability = 'tap' | 'swipe'

/** Why an engine or its driver lacks an ability. A journey that needs it is skipped with this reason. */
export const unsupported: Record<EngineName, Partial<Record<Ability, string>>> = {
  chromium: {},
  firefox: {
    tap: 'Playwright’s taps do not reach Firefox over WebDriver BiDi',
    swipe: 'Playwright can swipe only in Chromium',
  },
  webkit: {
    tap: 'WebKitWebDriver sends mouse events for touches',
    swipe: 'WebKitWebDriver sends mouse events for touches',
  },
}
