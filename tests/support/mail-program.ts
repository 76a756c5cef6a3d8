import type { Page } from '@playwright/test'

const STUDIO = 'mailto:hello@dogwoodandsilver.example'

/** What has been handed to the visitor's mail program since, once it is asked for. */
export async function lettersFrom(page: Page) {
  const letters: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith(STUDIO)) letters.push(decodeURIComponent(url.replaceAll('+', ' ')))
  })
  return () => letters
}
