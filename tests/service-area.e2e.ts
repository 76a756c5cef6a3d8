import { axe } from '#owner/check/axe.ts'
import { delayRequests, isNavigation } from './support/delayed-requests.ts'
import {
  areaPicture,
  elementAtMapCenter,
  mapCaption,
  embeddedMap,
  isPictureThere,
  mapLink,
  MAP,
  UNREACHABLE,
} from './support/map.ts'
import { expect, test } from './support/test.ts'

test('[C5] when the map fails, the picture of the area stays', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(MAP, (route) => route.abort())
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()

  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(mapLink(page)).toBeVisible()
  await expect(embeddedMap(page)).toHaveCount(0)
  await expect(areaPicture(page)).toBeVisible()
  await expect.poll(() => isPictureThere(page)).toBe(true)
  expect(await axe(page)).toEqual([])
})

test('the map cannot navigate the page', async ({ page, context, expectConsole }) => {
  expectConsole(/Unsafe attempt to initiate navigation/)
  const body = `<a href="https://www.openstreetmap.org/a" target="_top">Here</a>
    <a href="https://www.openstreetmap.org/b" target="_blank">Larger map</a>
    <script>try { top.location = 'https://elsewhere.example/' } catch {}</script>`
  await page.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  const map = embeddedMap(page).contentFrame()
  const refused = page.waitForEvent('console', (message) => message.text().includes('navigation'))
  await map.getByRole('link', { name: 'Here' }).click()
  await refused
  await expect(page).toHaveURL(/\/contact$/)

  const opened = context.waitForEvent('page')
  await map.getByRole('link', { name: 'Larger map' }).click()
  await expect(await opened).toHaveURL('https://www.openstreetmap.org/b')
})

test('the map comes back with the connection', async ({ page, context, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  const { delayed, handler } = delayRequests(isNavigation)
  await page.route(MAP, handler)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const frameRequested = page.waitForRequest((request) => request.frame().parentFrame() !== null)
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await Promise.all([frameRequested, answered])

  await context.setOffline(true)
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  delayed.shouldFail = true
  delayed.release()
  await failedAgain
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(embeddedMap(page)).toBeHidden()
  expect(await elementAtMapCenter(page)).not.toBe('IFRAME')

  delayed.shouldFail = false
  await context.setOffline(false)
  await expect(embeddedMap(page)).toBeVisible()
  await expect.poll(() => elementAtMapCenter(page)).toBe('IFRAME')
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0)
})
