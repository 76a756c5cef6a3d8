/**
 * Removes the service workers of an earlier site at the same domain, and what they have stored: this page came past them,
 * and the next one may not. `prerender/old-workers.ts` has those that let no page past.
 */
export async function removeOldWorkers() {
  if (!('serviceWorker' in navigator)) return
  const workers = await navigator.serviceWorker.getRegistrations()
  if (workers.length === 0) return

  await Promise.all(workers.map((worker) => worker.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
}
