import type { APIRequestContext, Page, Request } from '@playwright/test'

export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images' | 'other'

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
}

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

/** Scrolls to the end of the page, slowly enough to load everything on the way. */
export async function scrollToTheEnd(page: Page) {
  const isAtEnd = () => {
    window.scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  }
  let end = false
  while (!end) {
    end = await page.evaluate(isAtEnd)
    await nextIntersection(page)
  }
}

/** Waits for one check of what is in view. Timers and `requestAnimationFrame` may be frozen. */
async function nextIntersection(page: Page) {
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

/** Adds the scripts that a page could still load: all that its scripts name, and those name in turn. */
export async function withLazyScripts(
  request: APIRequestContext,
  files: Weighed[],
): Promise<Weighed[]> {
  const found = new Map(files.map((file) => [file.path, file]))

  // Iterates over added files too.
  for (const { path, kind } of found.values()) {
    if (kind !== 'js') continue
    const code = await (await request.get(path)).text()
    for (const other of scriptsIn(code, path)) {
      if (!found.has(other)) found.set(other, await weighedScript(request, other))
    }
  }
  return [...found.values()]
}

/** The scripts that a script names: relative with a dot, otherwise from the root. */
function scriptsIn(code: string, path: string): string[] {
  return Array.from(code.matchAll(/["'`]([\w./-]+\.js)["'`]/g), ([, name = '']) => {
    const address = name.startsWith('.') ? name : `/${name}`
    return new URL(address, `http://site${path}`).pathname
  })
}

async function weighedScript(request: APIRequestContext, path: string): Promise<Weighed> {
  const answer = await request.get(path)
  if (!answer.ok()) throw new Error(`A script names ${path}, which answers ${answer.status()}.`)
  return { path, kind: 'js', bytes: Number(answer.headers()['content-length']) }
}
