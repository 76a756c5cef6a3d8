import { axe } from './support/axe.ts'
import { holding, thePage } from './support/held-requests.ts'
import { atTheMiddle, caption, drawn, embedded, link, MAP, UNREACHABLE } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('[C5 K5] an embedded map of the service area covers the drawn one, with a note and a link', async ({
  page,
  outside,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  expect(outside).toEqual([])

  await caption(page).scrollIntoViewIfNeeded()
  const map = embedded(page)
  await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in map' })).toBeVisible()
  await expect(map).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
  )
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  expect(await atTheMiddle(page)).toBe('IFRAME')

  await expect(caption(page)).toHaveText('Exact shoot location shared after booking confirmation.')
  await expect(link(page)).toHaveAttribute('target', '_blank')
  await expect(link(page)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/#map=/)
})

test('[C5] when the connection fails the drawn map is shown, and the embedded one returns with the connection', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const { line, handler } = holding(thePage)
  await page.route(MAP, handler)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const asked = page.waitForRequest((request) => request.frame().parentFrame() !== null)
  const sign = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await caption(page).scrollIntoViewIfNeeded()
  await Promise.all([asked, sign])

  await context.setOffline(true)
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  const askedOnceMore = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  line.broken = true
  line.letGo()
  await askedOnceMore
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(embedded(page)).toBeHidden()
  expect(await atTheMiddle(page)).not.toBe('IFRAME')

  line.broken = false
  await context.setOffline(false)
  await expect(embedded(page)).toBeVisible()
  await expect.poll(() => atTheMiddle(page)).toBe('IFRAME')
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0)
})

test('[C5] when the embedded map fails, the drawn one stays, with a message and a link to the full map', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.route(MAP, (route) => route.abort())
  await page.goto('/contact')
  await caption(page).scrollIntoViewIfNeeded()

  await expect(page.getByRole('status').filter({ hasText: UNREACHABLE })).toBeVisible()
  await expect(link(page)).toBeVisible()
  await expect(embedded(page)).toHaveCount(0)
  await expect(drawn(page, 'Charlotte')).toBeVisible()
  await expect(drawn(page, 'Gastonia')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('[C5] the embedded map cannot navigate the page, and opens its links in new tabs', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Unsafe attempt to initiate navigation/)
  const body = `<a href="https://www.openstreetmap.org/a" target="_top">Here</a>
    <a href="https://www.openstreetmap.org/b" target="_blank">Larger map</a>
    <script>try { top.location = 'https://elsewhere.example/' } catch {}</script>`
  await page.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/contact')
  await caption(page).scrollIntoViewIfNeeded()
  const map = embedded(page).contentFrame()
  const refused = page.waitForEvent('console', (message) => message.text().includes('navigation'))
  await map.getByRole('link', { name: 'Here' }).click()
  await refused
  await expect(page).toHaveURL(/\/contact$/)

  const opened = context.waitForEvent('page')
  await map.getByRole('link', { name: 'Larger map' }).click()
  await expect(await opened).toHaveURL('https://www.openstreetmap.org/b')
})
