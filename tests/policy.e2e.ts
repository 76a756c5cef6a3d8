import { expect, test } from './support/test.ts'

const FOREIGN = 'https://elsewhere.example'

/** What injected code could do, and the directive that blocks it. */
const acts: [what: string, directive: string, act: (address: string) => void][] = [
  ['a frame', 'frame-src', (src) => void add('iframe', { src })],
  ['a picture', 'img-src', (src) => void add('img', { src })],
  ['a script', 'script-src-elem', (src) => void add('script', { src })],
  [
    'an inline script',
    'script-src-elem',
    () => void add('script', { textContent: 'document.title = "overrun"' }),
  ],
  [
    'an inline style',
    'style-src-elem',
    () => void add('style', { textContent: 'body { display: none }' }),
  ],
  ['a request', 'connect-src', (to) => void fetch(to, { mode: 'no-cors' }).catch(() => {})],
  ['a post', 'form-action', (action) => add('form', { action, method: 'post' }).submit()],
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

for (const [what, directive, act] of acts) {
  test(`injected code can neither leave the page nor run: ${what}`, async ({ page, outside }) => {
    await page.addInitScript(() => {
      window.add = (tag, properties) =>
        document.body.appendChild(Object.assign(document.createElement(tag), properties))
    })
    await page.goto('/about')
    const blocked = page.evaluate(
      () =>
        new Promise((settle) => {
          const event = 'securitypolicyviolation'
          document.addEventListener(event, ({ effectiveDirective }) => settle(effectiveDirective))
        }),
    )
    await page.evaluate(act, FOREIGN)

    expect(await blocked).toBe(directive)
    expect(outside).toEqual([])
    // Playwright's own expectations would wait for the end of a blocked post.
    expect(await page.evaluate(() => document.title)).toMatch(/^About/)
    expect(await page.evaluate(() => document.querySelector('main')!.checkVisibility())).toBe(true)
  })
}

declare global {
  /** Adds an element to the page. */
  function add<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: object,
  ): HTMLElementTagNameMap[Tag]
  interface Window {
    add: typeof add
  }
}
