import type { Page } from '@playwright/test'

import { expect } from '../support/test.ts'
import { condition, everythingWorks, PHONE } from './condition.ts'

/** A service worker that goes on showing an earlier site, as that site stored it. */
const FROM_CACHE = `
const store = async () => {
  const page = new Response('<h1>The old site</h1>', { headers: { 'Content-Type': 'text/html' } })
  await (await caches.open('old')).put('/', page)
}
addEventListener('install', (event) => event.waitUntil(store().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
const answer = async (request) => (await caches.match(request)) ?? fetch(request)
`

/** One that has stored nothing of the page. */
const FROM_NETWORK = `
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))
addEventListener('install', (event) => event.waitUntil(caches.open('old')))
`

/** The visitor has been at an earlier site of this domain, whose worker was at this path. */
const hasVisited = (path: string, worker: string) => async (page: Page) => {
  await page.goto('/about')
  await page
    .context()
    .route(path, (route) => route.fulfill({ contentType: 'text/javascript', body: worker }))
  await page.evaluate(async (script) => {
    const { installing } = await navigator.serviceWorker.register(script)
    await new Promise<void>((settle) =>
      installing!.addEventListener('statechange', () => {
        if (installing!.state === 'activated') settle()
      }),
    )
  }, path)
  await page.context().unrouteAll()
}

/** The new site is there, and nothing of the earlier one. */
async function isNew(page: Page) {
  const name = page.getByRole('banner').getByRole('link', { name: 'Dogwood & Silver' })
  await expect(name).toBeVisible()
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
}

/** By the path of the worker: the page that is opened, and what the worker does. */
const WORKERS = {
  '/sw.js': ['/', FROM_CACHE],
  '/service-worker.js?ver=2': ['/', FROM_CACHE],
  '/superpwa-sw.js': ['/', FROM_CACHE],
  '/js/offline.js': ['/js/', FROM_NETWORK],
} as const

for (const [path, [visited, worker]] of Object.entries(WORKERS)) {
  condition({
    says: `an earlier site whose worker was at ${path} goes away by itself on the next visit`,
    does: hasVisited(path, worker),
    visits: [visited],
    holds: isNew,
    visitor: { serviceWorkers: 'allow' },
    opened: 'commit',
  })
}

condition({
  says: 'what another version of the site has kept in the tab leaves the form whole',
  does: (page) =>
    page.addInitScript(() => {
      sessionStorage['inquiry-copy'] =
        '{"fields":{"name":5},"name":5,"message":"Hello","date":"May"}'
      sessionStorage['inquiry-sentence'] = '{"sentence":["I’d print {frames}."],"frames":[14,22]}'
    }),
  visits: ['/contact'],
  holds: everythingWorks,
  visitor: PHONE,
})
