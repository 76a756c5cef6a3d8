import type { Page, Request } from '@playwright/test'

const KINDS = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other'

/** A file of the site. Bytes as transferred. */
export type Weighed = { path: string; kind: Kind; bytes: number }

/**
 * Weighs the files of the site that a page loads from now on. Returns a function that waits until
 * nothing is loading, and then returns them all.
 */
export function weigh(page: Page, site: string): () => Promise<Weighed[]> {
  const files: Promise<Weighed>[] = []

  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // The sample calendar stands in for the page of a service.
    if (origin !== site || pathname.startsWith('/sample-calendar')) return
    const one = weighed(request)
    // Rejects if the page is closed first, possibly before anyone awaits it.
    one.catch(() => {})
    files.push(one)
  })

  return async function loaded(): Promise<Weighed[]> {
    await nextIntersection(page)
    const before = files.length
    const weights = await Promise.all(files)
    return files.length > before ? loaded() : weights
  }
}

/** Waits for one check of what is in view. Timers and `requestAnimationFrame` may be frozen. */
export async function nextIntersection(page: Page) {
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
  const kind = KINDS[request.resourceType() as keyof typeof KINDS] ?? 'other'
  return { path: new URL(request.url()).pathname, kind, bytes: responseBodySize }
}
