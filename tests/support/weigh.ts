import type { Page, Request } from '@playwright/test'

export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'other'

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
}

/** A file of the site, with the bytes in which it was sent. */
export type Weighed = { path: string; kind: Kind; bytes: number }

/**
 * Weighs what a page asks of its own site from now on. Gives back a function that waits until
 * nothing is on its way any more, and then says all that has come.
 */
export function weigh(page: Page, site: string): () => Promise<Weighed[]> {
  const asked: Promise<Weighed>[] = []

  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site) return
    const one = weighed(request)
    // It fails where the page closes before the file has come, and nobody may be waiting for it.
    one.catch(() => {})
    asked.push(one)
  })

  return async function come(): Promise<Weighed[]> {
    await frame(page)
    const before = asked.length
    const files = await Promise.all(asked)
    return asked.length > before ? come() : files
  }
}

/** Goes down the page as far as it goes, so slowly that nothing on the way is passed over. */
export async function scrollToTheEnd(page: Page) {
  const isAtEnd = () => {
    window.scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  }
  let end = false
  while (!end) {
    end = await page.evaluate(isAtEnd)
    await frame(page)
  }
}

/** When the browser has looked at what is in view. Timers and `requestAnimationFrame` may be frozen. */
async function frame(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((settle) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          settle()
        }).observe(document.documentElement)
      }),
  )
}

async function weighed(request: Request): Promise<Weighed> {
  const response = await request.response()
  await response?.finished()
  const { responseBodySize } = await request.sizes()
  const kind = KINDS[request.resourceType()] ?? 'other'
  return { path: new URL(request.url()).pathname, kind, bytes: responseBodySize }
}
