import path from 'node:path'

import { chromium } from 'playwright-core'
import { listen } from '@studio/hosts/listen'
import { preview } from '@studio/hosts/preview'

import { findChromium } from './find-programs.ts'

/** The pictures of the README: the front page of the demo, as a desktop and a phone show it. */
const PICTURES = [
  { file: 'home.jpg', width: 1440, height: 900, scale: 1 },
  { file: 'phone.jpg', width: 390, height: 780, scale: 1.5 },
]

/**
 * Takes the pictures of the README anew, of the demo that tests build:
 *
 *   npm run build -- STUDIO=demo DIST=test-results/demo
 *   node scripts/run.mjs pictures
 */
export async function main() {
  const { port, stop } = await listen(preview('test-results/demo'))
  const browser = await chromium.launch({ executablePath: findChromium() })
  for (const { file, width, height, scale } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile: width < 600,
      hasTouch: width < 600,
      // Otherwise the slideshow turns on.
      reducedMotion: 'reduce',
    })
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' })
    await page.screenshot({ path: path.join('docs', file), quality: 75, type: 'jpeg' })
    await page.close()
  }
  await browser.close()
  await stop()
}
