import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const path of [...PAGES, '/nope']) {
  const tag = path === '/' || path === '/portfolio' ? [] : '@all'
  test(
    `[K4] every photograph of ${path} is a file in /uploads/, cached for good`,
    { tag },
    async ({ page, request, expectConsole }) => {
      if (path === '/nope') expectConsole(/404/)
      await page.goto(path)
      const addresses = await page
        .locator('picture')
        .locator('source, img')
        .evaluateAll((all) =>
          all.flatMap((element) => [
            ...(element.getAttribute('srcset') ?? '')
              .split(', ')
              .map((print) => print.split(' ')[0]!),
            element.getAttribute('src') ?? '',
          ]),
        )
      // A data: address keeps a phone from fetching too early.
      const files = [...new Set(addresses)].filter((file) => file && !file.startsWith('data:'))
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) {
        expect(file).toMatch(/^\/uploads\/[\w-]+\.(avif|jpg)$/)
      }
      const answers = await Promise.all(files.slice(0, 40).map((file) => request.head(file)))
      for (const answer of answers) {
        expect(answer.status(), answer.url()).toBe(200)
        expect(answer.headers()['cache-control']).toContain('immutable')
      }
    },
  )
}

test('[K4] browsers without AVIF get a JPEG', async ({ page }) => {
  await page.goto('/')
  const image = page.getByRole('group', { name: '1 of 5' }).getByRole('img')
  await expect(image).toHaveAttribute('src', /\.jpg$/)
  await expect(image).toHaveAttribute('srcset', /\.jpg \d+w/)
})

test('[H1 K4] the first slide is fetched first, and a phone gets the portrait crop', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  })
  const page = await phone.newPage()
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  const prints = fetched.filter((path) => path.startsWith('/uploads/'))
  expect(prints[0]).toMatch(/^\/uploads\/window-light-portra-400-tall-736-\w+\.avif$/)
  expect(prints.filter((path) => path.includes('window-light'))).toHaveLength(1)
  await phone.close()
})
