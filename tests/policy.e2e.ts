import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const FOREIGN = 'https://elsewhere.example'

/** Ways in which injected code could reach another site. */
const attempts: Record<string, (address: string) => void> = {
  'frame-src': (address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
  },
  'connect-src': (address) => {
    fetch(address, { mode: 'no-cors' }).catch(() => {})
  },
  'img-src': (address) => {
    document.body.append(Object.assign(document.createElement('img'), { src: address }))
  },
  'script-src-elem': (address) => {
    document.body.append(Object.assign(document.createElement('script'), { src: address }))
  },
  'form-action': (address) => {
    const form = Object.assign(document.createElement('form'), { action: address, method: 'post' })
    document.body.append(form)
    form.submit()
  },
}

test.beforeEach(({ expectConsole }) => expectConsole(/Content Security Policy/))

for (const [directive, attempt] of Object.entries(attempts)) {
  test(`[K5] injected elements reach no other site: ${directive}`, async ({ page, outside }) => {
    await page.goto('/about')
    const blocked = violation(page)
    await page.evaluate(attempt, FOREIGN)

    expect(await blocked).toEqual({ directive, address: expect.stringContaining(FOREIGN) })
    expect(outside).toEqual([])
  })
}

const inline: Record<string, () => void> = {
  'script-src-elem': () => {
    const textContent = 'document.title = "overrun"'
    document.body.append(Object.assign(document.createElement('script'), { textContent }))
  },
  'script-src-attr': () => {
    document.body.setAttribute('onclick', 'document.title = "overrun"')
    document.body.click()
  },
  'style-src-elem': () => {
    const textContent = 'body { display: none }'
    document.body.append(Object.assign(document.createElement('style'), { textContent }))
  },
}

for (const [directive, attempt] of Object.entries(inline)) {
  test(`[K5] injected inline code does not run: ${directive}`, async ({ page }) => {
    await page.goto('/about')
    const blocked = violation(page)
    await page.evaluate(attempt)

    expect((await blocked).directive).toBe(directive)
    await expect(page).not.toHaveTitle('overrun')
    await expect(page.getByRole('main')).toBeVisible()
  })
}

/** The next violation of the CSP. */
function violation(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ directive: string; address: string }>((settle) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) =>
            settle({ directive: effectiveDirective, address: blockedURI }),
          { once: true },
        )
      }),
  )
}
