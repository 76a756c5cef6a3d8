import type { Page } from '@playwright/test'

import { axe } from '#owner/check/axe.ts'
import { listen } from '../support/announced.ts'
import { calendarFrame } from '../support/calendar.ts'
import { areaPicture, embeddedMap } from '../support/map.ts'
import { PAGES } from '../support/pages.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

const FRAMES = {
  '/contact': { show: 'Show the map', frame: embeddedMap, site: 'www.openstreetmap.org' },
  '/booking': { show: 'Show the calendar', frame: calendarFrame, site: 'calendly.com' },
}
const SAID = { '/contact': 'The map is on its way.', '/booking': 'The calendar is on its way.' }

const remember = (page: Page) =>
  page.getByRole('checkbox', { name: 'Show it without asking next time' })

test.use({ baseURL: studio('asking') })

for (const path of PAGES) {
  test(`${path} asks no other site for anything`, async ({ page, outside }) => {
    await page.goto(path)
    for (let end = false; !end;) {
      await page.keyboard.press('PageDown')
      end = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
    }
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
  })
}

for (const [path, { show, frame, site }] of Object.entries(FRAMES)) {
  const button = (page: Page) => page.getByRole('button', { name: show })

  test(`${path} says what happens, and shows it after a press, for the visit`, async ({
    page,
    outside,
  }) => {
    await page.goto(path)
    await expect(button(page)).toHaveAccessibleDescription(/learns .+ may set cookies: \S+$/)
    await expect(button(page)).toHaveAccessibleDescription(new RegExp(site))
    const said = await listen(page)
    await button(page).focus()
    await page.keyboard.press('Enter')

    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    await expect(remember(page)).toBeFocused()
    expect(await said()).toEqual([SAID[path as keyof typeof SAID]])
    expect(new Set(outside.map((address) => new URL(address).host))).toEqual(new Set([site]))
    expect(await axe(page)).toEqual([])

    await page.reload()
    await frame(page).scrollIntoViewIfNeeded()
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible()
    const nextVisit = await page.context().newPage()
    await nextVisit.goto(path)
    await expect(button(nextVisit)).toBeVisible()
  })

  test(`${path} remembers the answer if the visitor says so, until she takes it back`, async ({
    page,
  }) => {
    await page.goto(path)
    await remember(page).check()
    await button(page).click()
    const visit = async () => {
      const next = await page.context().newPage()
      await next.goto(path)
      return next
    }
    const second = await visit()
    await remember(second).scrollIntoViewIfNeeded()
    await expect(frame(second)).toBeVisible()
    await remember(second).uncheck()
    await expect(button(await visit())).toBeVisible()
  })
}

test('on paper and without JavaScript there are links, and nothing to press', async ({
  page,
  browser,
}) => {
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden()
  await expect(remember(page)).toBeHidden()
  await expect(areaPicture(page)).toBeVisible()

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: studio('asking') })
  const asked: string[] = []
  plain.on('request', (request) => asked.push(new URL(request.url()).origin))
  for (const [path, link] of [
    ['/contact', 'Open the full map'],
    ['/booking', 'Open the calendar in a new tab'],
  ] as const) {
    await plain.goto(path)
    await plain.getByRole('link', { name: link }).scrollIntoViewIfNeeded()
    await expect(plain.getByRole('link', { name: link })).toBeVisible()
    await expect(plain.getByRole('checkbox')).toBeHidden()
    await expect(plain.getByRole('button', { name: /^Show the/ })).toBeHidden()
  }
  expect(new Set(asked)).toEqual(new Set([studio('asking')]))
  await plain.close()
})
