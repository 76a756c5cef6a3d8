import { expect, test } from '../support/test.ts'

const FOREIGN = 'https://elsewhere.example'
const OVERRUN = 'document.title = "overrun"'

/** What injected code could add to a page, and the directive of the policy that stops it. */
const INJECTED: [tag: string, properties: Record<string, string>, directive: string][] = [
  ['iframe', { src: FOREIGN }, 'frame-src'],
  ['img', { src: FOREIGN }, 'img-src'],
  ['link', { rel: 'preload', as: 'fetch', href: FOREIGN }, 'connect-src'],
  ['script', { src: FOREIGN }, 'script-src-elem'],
  ['script', { textContent: OVERRUN }, 'script-src-elem'],
  ['style', { textContent: 'body { display: none }' }, 'style-src-elem'],
  ['p', { innerHTML: `<b onclick='${OVERRUN}'></b>` }, 'script-src-attr'],
  ['form', { action: FOREIGN, method: 'post' }, 'form-action'],
]

test('injected code can neither leave a page nor run', async ({ page, outside, expectConsole }) => {
  expectConsole(/Content Security Policy/)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset.stopped = effectiveDirective
    })
  })

  for (const [tag, properties, directive] of INJECTED) {
    await test.step(`${tag} ${directive}`, async () => {
      await page.goto('/about')
      await page.evaluate(
        ([name, values]) => {
          const element = Object.assign(document.createElement(name), values)
          document.body.append(element)
          if (element instanceof HTMLFormElement) element.submit()
        },
        [tag, properties] as const,
      )

      // Playwright's own expectations would wait for the end of a blocked post.
      const stopped = () => page.evaluate(() => document.documentElement.dataset.stopped)
      await expect.poll(stopped).toBe(directive)
      expect(await page.evaluate(() => document.title)).toMatch(/^About/)
      const isShown = () => document.querySelector('main')!.checkVisibility()
      expect(await page.evaluate(isShown)).toBe(true)
    })
  }
  expect(outside).toEqual([])
})
