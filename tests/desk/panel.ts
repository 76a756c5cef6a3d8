import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'

import type { Answers } from '#owner/make-it-yours/questions.ts'
import { expect, test as base } from '../support/test.ts'
import { openDesk, type RunningDesk } from './open-desk.ts'

export { expect }

/** The panel of a desk, with what owners do in it, the page beside it, and the studio that both are about. */
export type Desk = Awaited<ReturnType<typeof openPanel>>

type Matchers = ReturnType<typeof expect.poll>

type Fixtures = {
  desk: Desk
  /** A desk that a test may stop, of the demo or of what `make-it-yours` makes of answers. */
  own: RunningDesk
  answers: Answers | undefined
}

/** One desk for all tests of a worker: starting one takes seconds. Each finds the demo in it. */
export const test = base.extend<Fixtures, { running: RunningDesk }>({
  waitForScripts: false,
  answers: [undefined, { option: true }],
  running: [
    // Playwright asks for a pattern even where nothing is taken.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const running = await openDesk()
      await provide(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
  desk: async ({ running, page }, provide) => {
    await provide(await openPanel(page, running))
    await page.close()
    await restore(running)
  },
  own: async ({ page, answers }, provide) => {
    const running = await openDesk(answers)
    await provide(running)
    await page.close()
    await running.close()
  },
})

/** Opens the panel of a desk. */
export async function openPanel(page: Page, running: RunningDesk) {
  await visit(page, running.address())
  const { text, rewrite, scans } = running
  const site = page.frameLocator('iframe')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  /** Goes to a page of the site, or to a tab, whatever is counted behind its name. */
  async function open(name: string) {
    const tab = page.getByRole('navigation').getByRole('button', { name: RegExp(`^${name}( ·|$)`) })
    await tab.click()
  }

  /** Opens a part of a form, which may be open from before. */
  async function unfold(label: string) {
    const summary = page.locator(`summary:text-is("${label}")`)
    const part = page.locator('details').filter({ has: summary }).last()
    await expect(part).toBeVisible()
    const isOpen = await part.evaluate((details: HTMLDetailsElement) => details.open)
    if (!isOpen) await part.locator('> summary').click()
  }

  /** Waits until the desk listens to the page that shows something. Its ring is in the page then. */
  async function waitForRing(shown: Locator) {
    await expect(shown).toBeAttached()
    await expect(site.locator('[data-desk]')).toBeAttached()
  }

  return Object.assign(page, {
    text,
    rewrite,
    scans,
    site,
    button,
    open,
    unfold,
    waitForRing,
    /** What the foot of the panel says. */
    said: page.getByRole('status').last(),
    /** Waits for what a content file holds. */
    written: (file: string): Matchers => expect.poll(() => text(file)),
    undo: () => button('Undo').click(),
    photographBeside: (words: string) =>
      site.getByRole('figure').filter({ hasText: words }).getByRole('img'),

    /** Clicks what the page shows, once the desk listens to it. */
    async clickInSite(shown: Locator) {
      await waitForRing(shown)
      await shown.click()
    },

    /** The field of what search engines show of a page, which is folded away. */
    async openSearchWords(): Promise<Locator> {
      await unfold('For search engines')
      return page.getByLabel('What search engines show')
    },

    /** Opens the slides of Home, and gives each one's place in the list. */
    async openSlides(): Promise<Locator> {
      await open('Home')
      await unfold('Slideshow')
      return page.getByRole('region', { name: 'Slides' }).getByRole('listitem')
    },

    async addScans(...files: Promise<ScanFile>[]) {
      await open('Photographs')
      await page.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
    },

    /** Does something after the next change was made, and before the panel hears so. */
    async duringNextChange(act: () => Promise<void>) {
      const answer = async (route: Route) => {
        const response = await route.fetch()
        await act()
        await route.fulfill({ response })
      }
      await page.route('**/__desk/save', answer, { times: 1 })
    },
  })
}

/** Opens a desk by the address that its terminal says. */
export async function visit(page: Page, address: string) {
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

/** A file as a browser takes it. */
type ScanFile = { name: string; mimeType: string; buffer: Buffer }

export async function scan(name: string, picture?: Buffer): Promise<ScanFile> {
  return { name, mimeType: 'application/octet-stream', buffer: picture ?? (await painted()) }
}

/** A JPEG of soft spots, large enough to be a photograph. No two look the same. */
export function painted({ cmyk = false } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = sharp({ create: { width: 9, height: 6, channels: 3, background: '#147', noise } })
  const picture = grain.resize(1500, 1000)
  return (cmyk ? picture.toColourspace('cmyk') : picture).jpeg().toBuffer()
}

/** Drops a new scan on something that is shown, as from a folder of the computer. */
export async function dropScan(shown: Locator, name: string) {
  const data = (await painted()).toString('base64')
  await shown.evaluate(
    (element, file) => {
      const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], file.name))
      const { left, top } = element.getBoundingClientRect()
      const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
    },
    { name, data },
  )
}
