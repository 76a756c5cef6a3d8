import { WINDOWS } from '../../tests/support/windows.ts'
import { table, within } from '../table.ts'
import { inNewBrowser, type Device } from './browser.ts'
import { observe, observed } from './observe.ts'
import { PAGES } from './pages.ts'

/** The pause between two scroll steps. */
const STEP_MS = 150

/** How long a slide is shown, with its fade. */
const SLIDE_MS = 8500

/** Layout shifts during a whole visit. */
export async function visit(address: string) {
  const figures: Record<string, { phone: number; desktop: number }> = {}
  const rows: string[][] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const phone = await shiftOf(WINDOWS.phone, address, path)
    const desktop = await shiftOf(WINDOWS.desktop, address, path)
    figures[name] = { phone, desktop }
    rows.push([name, within(phone, 0.1, 3), within(desktop, 0.1, 3)])
  }
  const section = `## What moves during a whole visit

The sum of all layout shifts on slow 4G, from the first byte, down to the end of the page while photographs are still
coming, back up, and until the slideshow has turned. Cumulative Layout Shift, their worst five seconds, is at most
that. Aim: at most 0.100, which is called good.

${table(['', 'phone', 'desktop'], rows)}`
  return { figures, section }
}

function shiftOf(device: Device, address: string, path: string): Promise<number> {
  const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

  return inNewBrowser({ address, device, slow4G: true }, async (page) => {
    await observe(page)
    await page.goto(path, { waitUntil: 'load' })
    while (!(await page.evaluate(atEnd))) {
      await page.evaluate(() => window.scrollBy(0, innerHeight / 4))
      await page.waitForTimeout(STEP_MS)
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(path === PAGES.Home ? SLIDE_MS : STEP_MS)
    return (await observed(page)).shift
  })
}
