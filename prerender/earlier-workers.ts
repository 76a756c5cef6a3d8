/** The files that remove the service workers of an earlier site, by name. */
export function earlierWorkers() {
  return PATHS.map((fileName) => ({ fileName, source: WORKER }))
}

/**
 * Where earlier sites at the same domain had their service workers. Browsers ask only this address for a new one, and a
 * worker that answers from its cache goes on showing the old site for as long as none comes.
 */
const PATHS = [
  // Workbox, Gatsby, Next.js, Nuxt, Vite, and most themes.
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'worker.js',
  // WordPress: SuperPWA, PWA for WP.
  'superpwa-sw.js',
  'pwa-sw.js',
  // Builders: PWABuilder, Angular, Flutter.
  'pwabuilder-sw.js',
  'ngsw-worker.js',
  'flutter_service_worker.js',
]

/** A worker that replaces one of an earlier site: empties its caches, leaves, and shows its pages anew. */
const WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`
