/** The files that remove the service workers of an earlier site, by name. */
export function earlierWorkers() {
  return PATHS.map((fileName) => ({ fileName, source: WORKER }))
}

/**
 * Usual addresses of service workers. A browser looks for a newer worker only at the address of the one it has. A worker
 * of an earlier site at the same domain may show that site from its cache until a newer worker comes.
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

/** A worker that replaces the one of an earlier site. It empties the caches, unregisters itself, and reloads pages. */
const WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`
