import type { Page } from '@playwright/test'

const STUDIO = 'mailto:hello@dogwoodandsilver.example'

/** Records the mailto: addresses that the page opens from now on. Returns a function that lists them. */
export async function recordMailLinks(page: Page) {
  const links: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith(STUDIO)) links.push(decodeURIComponent(url.replaceAll('+', ' ')))
  })
  return () => links
}
