import { expect, test } from './support/test.ts'

const FOREIGN = 'https://elsewhere.example'
const OVERRUN = 'document.title = "overrun"'

/** Elements that injected code could add, with the directive that blocks each. */
const elements: [what: string, directive: string, tag: string, properties: object][] = [
  ['a frame', 'frame-src', 'iframe', { src: FOREIGN }],
  ['a picture', 'img-src', 'img', { src: FOREIGN }],
  ['a script', 'script-src-elem', 'script', { src: FOREIGN }],
  ['an inline script', 'script-src-elem', 'script', { textContent: OVERRUN }],
  ['an inline style', 'style-src-elem', 'style', { textContent: 'body { display: none }' }],
]

/** What else injected code could do. */
const acts: [what: string, directive: string, act: (address: string) => void][] = [
  [
    'a request',
    'connect-src',
    (address) => void fetch(address, { mode: 'no-cors' }).catch(() => {}),
  ],
  [
    'a post',
    'form-action',
    (address) => {
      const form = document.createElement('form')
      document.body.append(Object.assign(form, { action: address, method: 'post' }))
      form.submit()
    },
  ],
  [
    'an inline handler',
    'script-src-attr',
    () => {
      document.body.setAttribute('onclick', 'document.title = "overrun"')
      document.body.click()
    },
  ],
]

test.beforeEach(({ expectConsole }) => expectConsole(/Content Security Policy/))

for (const [what, directive, ...injected] of [...elements, ...acts]) {
  test(`[K5] injected code can neither leave the page nor run: ${what}`, async ({
    page,
    outside,
  }) => {
    await page.goto('/about')
    const blocked = page.evaluate(
      () =>
        new Promise((settle) => {
          const event = 'securitypolicyviolation'
          document.addEventListener(event, ({ effectiveDirective }) => settle(effectiveDirective))
        }),
    )
    const [given, properties] = injected
    if (typeof given === 'function') await page.evaluate(given, FOREIGN)
    else await page.evaluate(addElement, [given, properties!] as const)

    expect(await blocked).toBe(directive)
    expect(outside).toEqual([])
    // Playwright's own expectations would wait for the end of a blocked post.
    expect(await page.evaluate(() => document.title)).toMatch(/^About/)
    expect(await page.evaluate(() => document.querySelector('main')!.checkVisibility())).toBe(true)
  })
}

function addElement([tag, properties]: readonly [string, object]) {
  document.body.append(Object.assign(document.createElement(tag), properties))
}
