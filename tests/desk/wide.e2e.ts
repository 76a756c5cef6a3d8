import type { Page } from '@playwright/test'

import { expect, test } from './panel.ts'
import { painted, scan } from './scans.ts'

/** Longer than every panel, and without a place to break. */
const WORD = 'w'.repeat(600)

/** What an owner copies from a scheduling service: several lines, one of them long. */
const SNIPPET = `<!-- Begin -->
<iframe src="https://app.acuityscheduling.com/schedule.php?owner=12345678&ref=embedded_csp&color=${'a1b2c3'.repeat(40)}" title="Schedule Appointment" width="100%" height="800" frameBorder="0"></iframe>
<script src="https://embed.acuityscheduling.com/js/embed.js" type="text/javascript"></script>`

/** Phones, tablets, desktops, and a desktop at 200 %. */
const WINDOWS = [
  [390, 844],
  [720, 450],
  [1440, 900],
] as const

/** Parts of the panel that are wider than it, or that have pushed it sideways. */
async function tooWide(panel: Page): Promise<string[]> {
  return panel.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#desk *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const isPushed = element.scrollLeft > 0
      const isWide =
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        style.display !== 'inline' &&
        !style.clipPath.includes('inset')
      return isPushed || isWide
        ? [`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`]
        : []
    }),
  )
}

test('@all a snippet that is pasted wraps, and is read as it was pasted', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('studio')
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await panel.getByText('Scheduling', { exact: true }).click()
  const calendar = panel.getByLabel('Calendar', { exact: true })
  await calendar.fill(SNIPPET)
  await expect(panel.getByRole('status').last()).toHaveText('Saved.')
  await expect(calendar).toHaveValue(SNIPPET)
  await expect.poll(() => desk.text('studio')).toContain('<!-- Begin -->')
  for (const [width, height] of WINDOWS) {
    await panel.setViewportSize({ width, height })
    await calendar.evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
    await expect(calendar).toBeInViewport()
    await expect(panel.getByText('Understood: a calendar of Acuity')).toBeInViewport({ ratio: 1 })
    expect(await tooWide(panel), `${width} px`).toEqual([])
  }
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(panel.getByRole('status').last()).toContainText('Undone:')
  await expect.poll(() => desk.text('studio')).toBe(before)
})

test('@all no word, however long, makes a panel scroll sideways', async ({ panel }) => {
  // Nothing of it is saved: each field says what is wrong, or waits.
  await panel.route('**/__desk/save', (route) =>
    route.fulfill({ json: { failure: `${WORD} cannot be written.` } }),
  )
  for (const name of ['Studio', 'Page']) {
    await panel.getByRole('button', { name, exact: true }).click()
    for (const details of await panel.locator('details').all()) {
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true))
    }
    // Those that are there now: with other words, some bring others.
    for (const field of await panel.locator('#desk textarea:visible').elementHandles()) {
      await field.evaluate((element, word) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
        set!.call(element, word)
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }, WORD)
    }
    for (const [width, height] of WINDOWS) {
      await panel.setViewportSize({ width, height })
      expect(await tooWide(panel), `${name}, ${width} px`).toEqual([])
    }
  }
  panel.on('dialog', (dialog) => void dialog.accept())
})

test('@all no card of a photograph cuts its name off, or what it says of it', async ({ panel }) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  const names = ['a-name-from-the-lab-portra-400.jpg', 'another.jpg']
  const files = names.map(async (name, at) => scan(name, await painted(at ? '#a53' : '#35a')))
  await panel.getByLabel('Scans to add').setInputFiles(await Promise.all(files))
  await expect(panel.getByRole('list', { name: 'New scans' }).getByRole('button')).toHaveCount(2)
  for (const [width, height] of WINDOWS) {
    await panel.setViewportSize({ width, height })
    expect(await tooWide(panel), `${width} px`).toEqual([])
  }
  await panel.getByRole('button', { name: '← Describe later' }).click()
  expect(await tooWide(panel)).toEqual([])
})
