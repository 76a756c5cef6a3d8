import type { Page } from '@playwright/test'

import { expect } from '../support/test.ts'
import { answerCopies, image, WHOLE, type State } from './state.ts'

const NOTICES = 'div:has(> [aria-live] + [role=alert])'

/** What opens over a page. */
export const OVERLAY_STATES: State[] = [
  {
    title: 'the open menu',
    async open(page, { controls, studio }) {
      await page.goto('/about')
      await page.getByRole('button', { name: controls.menu.name }).press('Enter')
      const { label } = studio.navigation.about
      await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
    },
    within: 'header',
    heard: ({ controls, studio: { name, navigation, email, phone } }) => [
      `link "${name}"`,
      `button "${controls.menu.name}" [expanded]`,
      `navigation "${controls.page.main}"`,
      ...Object.values(navigation).map(({ label }) => `link "${label}"`),
      `link "${email}"`,
      phone && `link "${phone}"`,
    ],
    below: 832,
  },
  {
    title: 'the lightbox',
    async open(page) {
      await page.addInitScript(() => {
        navigator.share = () => Promise.resolve()
      })
      await openLightbox(page)
    },
    within: 'dialog',
    heard: ({ controls: { lightbox }, fill, ...words }) => {
      const { photographs } = words.portfolio.featuredWork
      return [
        `dialog "${lightbox.name}"`,
        `paragraph: ${fill(lightbox.frame, { number: 1, count: photographs.length })}`,
        `link "${lightbox.save}"`,
        `button "${lightbox.copy}"`,
        `button "${lightbox.share}"`,
        `button "${lightbox.close}"`,
        image(words, photographs[0]!.src),
        `button "${lightbox.negative}"`,
        `button "${lightbox.zoom}"`,
        `button "${lightbox.previous}"`,
        `button "${lightbox.next}"`,
      ]
    },
    afterEscape: ({ controls, fill, portfolio }) => {
      const { title, category } = portfolio.featuredWork.photographs[0]!
      return { role: 'link', name: fill(controls.photographs.open, { title, category }) }
    },
  },
  {
    title: 'a negative whose link is copied',
    async open(page, { controls: { lightbox } }) {
      await answerCopies(page, 'copied')
      await openLightbox(page)
      await page.getByRole('button', { name: lightbox.negative }).click()
      await page.getByRole('button', { name: lightbox.copy }).click()
      await expect(page.getByText(lightbox.copied)).toBeVisible()
    },
    within: 'dialog',
    heard: ({ controls: { lightbox } }) => [
      `text: ${lightbox.copied}`,
      `button "${lightbox.negative}" [pressed]`,
    ],
  },
  {
    title: 'a photograph that did not load',
    async open(page, { controls: { lightbox } }) {
      await page.route(/\.(avif|jpg)$/, (route) => route.abort())
      await page.goto('/portfolio')
      await page.locator('a[data-lightbox]').first().click()
      await expect(page.getByRole('dialog').getByText(lightbox.failed)).toBeVisible()
    },
    within: 'dialog',
    heard: ({ controls: { lightbox } }) => [`link "${lightbox.file}"`],
    logs: /Failed to load resource/,
  },
  {
    title: 'a tip',
    async open(page, words) {
      await page.goto('/about')
      const stock = page.locator('main').getByRole('button').first()
      await stock.press('Shift')
      await expect(page.getByRole('tooltip')).toBeVisible()
      const sentences = words['film-stocks'].map(({ sentence }) => sentence)
      expect(sentences).toContain(await page.getByRole('tooltip').textContent())
    },
    within: 'figure',
    heard: () => [],
    studios: WHOLE,
  },
  {
    title: 'notices',
    async open(page, { controls: { copying } }) {
      await answerCopies(page, 'copied')
      await page.goto('/contact')
      await page.getByRole('button', { name: copying.email }).click()
      await page.getByRole('button', { name: copying.phone }).click()
      await expect(page.getByText(copying.phoneCopied, { exact: true })).toBeVisible()
    },
    heard: ({ controls: { copying, notices } }) => [
      `region "${notices.done}"`,
      `paragraph: ${copying.emailCopied}`,
      `button "${notices.dismiss}"`,
      `paragraph: ${copying.phoneCopied}`,
      `button "${notices.dismiss}"`,
    ],
    within: NOTICES,
    studios: WHOLE,
  },
  {
    title: 'a notice of a failure',
    async open(page, { controls: { copying } }) {
      await answerCopies(page, 'refused')
      await page.goto('/contact')
      await page.getByRole('button', { name: copying.email }).click()
      await expect(page.getByText(copying.failed)).toBeVisible()
    },
    heard: ({ controls: { copying, notices } }) => [
      'alert',
      `region "${notices.failed}"`,
      `paragraph: ${copying.failed}`,
      `button "${notices.dismiss}"`,
    ],
    within: NOTICES,
  },
]

async function openLightbox(page: Page) {
  await page.goto('/portfolio')
  await page.locator('a[data-lightbox]').first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
}
