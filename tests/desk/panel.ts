import type { FrameLocator, Locator, Page } from '@playwright/test'

import { expect, test as base } from '../support/test.ts'
import { openDesk, type RunningDesk } from './open-desk.ts'
import type { ScanFile } from './scans.ts'

export { expect }

/** One desk for all tests of a worker: starting one takes seconds. Each finds the demo in it. */
export const test = base.extend<{ panel: Page }, { desk: RunningDesk }>({
  waitForScripts: false,
  desk: [
    // Playwright asks for a pattern even where nothing is taken.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const desk = await openDesk()
      await provide(desk)
      await desk.close()
    },
    { scope: 'worker' },
  ],
  panel: async ({ desk, page }, provide) => {
    await openPanel(page, desk.address())
    await provide(page)
    await page.close()
    await restore(desk)
  },
})

/** Opens the panel of a desk. */
export async function openPanel(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
}

/** Makes the studio the demo again, and waits until the desk shows it: the next test would see it change. */
async function restore(desk: RunningDesk) {
  if (!(await desk.restore())) return
  // What shows this has read every change before, and what no longer shows it has read this one.
  const mark = 'Between two tests.'
  const isShown = () => expect.poll(async () => (await desk.home()).includes(mark))
  await desk.rewrite('studio', (text) => text.replace(/^tagline: .*/m, `tagline: ${mark}`))
  await isShown().toBe(true)
  await desk.restore()
  await isShown().toBe(false)
}

/** Does something after the next change was made, and before the panel hears so. */
export async function duringNextChange(panel: Page, act: () => Promise<void>) {
  await panel.route(
    '**/__desk/save',
    async (route) => {
      const response = await route.fetch()
      await act()
      await route.fulfill({ response })
    },
    { times: 1 },
  )
}

/** The field of what search engines show of a page, which is folded away. */
export async function openSearchWords(panel: Page): Promise<Locator> {
  await unfold(panel, 'For search engines')
  return panel.getByLabel('What search engines show')
}

/** Opens a part of a form, which may be open from before. */
export async function unfold(panel: Page, label: string) {
  const part = panel
    .locator('details')
    .filter({ has: panel.locator(`summary:text-is("${label}")`) })
  await expect(part.last()).toBeVisible()
  const isOpen = await part.last().evaluate((details: HTMLDetailsElement) => details.open)
  if (!isOpen) await part.last().locator('> summary').click()
}

/** Waits until the desk listens to the page that shows something. Its ring is in the page then. */
export async function waitForDesk(site: FrameLocator, shown: Locator) {
  await expect(shown).toBeAttached()
  await expect(site.locator('[data-desk]')).toBeAttached()
}

/** Clicks what the page shows, once the desk listens to it. */
export async function clickInSite(site: FrameLocator, shown: Locator) {
  await waitForDesk(site, shown)
  await shown.click()
}

/** Opens the slides of Home, and gives each one's place in the list. */
export async function openSlides(panel: Page): Promise<Locator> {
  await panel.getByRole('button', { name: 'Home', exact: true }).click()
  await unfold(panel, 'Slideshow')
  return panel.getByRole('region', { name: 'Slides' }).getByRole('listitem')
}

/** Drops a file on something that is shown, as from a folder of the computer. */
export async function dropFile(shown: Locator, { name, buffer }: ScanFile) {
  await shown.evaluate(
    (element, file) => {
      const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], file.name))
      const { left, top } = element.getBoundingClientRect()
      const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
    },
    { name, data: buffer.toString('base64') },
  )
}
