import { axe } from './support/axe.ts'
import { mapCaption, drawnName, embeddedMap, mapLink, MAP, UNREACHABLE } from './support/map.ts'
import { expect, test } from './support/test.ts'

test('[C5 K5] when the map fails, the drawn one stays', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(MAP, (route) => route.abort())
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()

  await expect(page.getByRole('status').filter({ hasText: UNREACHABLE })).toBeVisible()
  await expect(mapLink(page)).toBeVisible()
  await expect(embeddedMap(page)).toHaveCount(0)
  await expect(drawnName(page, 'Charlotte')).toBeVisible()
  await expect(drawnName(page, 'Gastonia')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('[C5] the map cannot navigate the page', async ({ page, context, expectConsole }) => {
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
