// Loads a page's scripts once its first photograph is painted, so that they do not delay it on a slow
// phone. A press or a key loads them at once. `early.ts` has recorded it, and it is replayed after hydration.

import { mendAddress } from './mend-address.ts'
import { takeOutPastDays } from './past-days.ts'
import { removeOldWorkers } from './remove-old-workers.ts'
import { mailForm, showNoScriptContent } from './without-scripts.ts'

/** How long to wait for the first photograph, in ms. A background tab never paints. */
const PHOTOGRAPH_TIMEOUT_MS = 1500

/** How long a pressed link or form waits for scripts before the browser handles it without them, in ms. */
const PRESS_TIMEOUT_MS = 10_000

/** How long a page may stay after a link was followed, in ms. */
const UNLOAD_MS = 1000

takeOutPastDays()
mendAddress()
addEventListener('hashchange', mendAddress)
// Refused where storage is.
void removeOldWorkers().catch(() => {})

const { presses } = window
void presses?.kept.then(() => delay(PRESS_TIMEOUT_MS)).then(goOnWithoutScripts)
// From src/ui/island: an island handles events now, and finally all do.
document.addEventListener('live', (live) => {
  const { target, detail } = live as CustomEvent
  if (target === document) presses?.stop()
  presses?.replay(target as Node, detail ?? undefined)
})

if (hasInterfaces()) void untilScriptsAreDue().then(loadScripts)
else stayWithoutScripts()

/**
 * Whether the browser has what the page's scripts count on. Hardened and in-app browsers may lack some of
 * it, and then get the page as it is without JavaScript.
 */
function hasInterfaces() {
  return (
    'IntersectionObserver' in window &&
    'PerformanceObserver' in window &&
    'ResizeObserver' in window &&
    'showModal' in document.createElement('dialog') &&
    CSS.supports('selector(:user-invalid)')
  )
}

function untilScriptsAreDue() {
  const painted = Promise.all([firstPaint(), firstPhotograph()]).then(nextFrame)
  const touched = presses?.touched ?? painted
  return Promise.race([painted, touched, delay(PHOTOGRAPH_TIMEOUT_MS)])
}

async function loadScripts() {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}
  const files = scripts.split(' ')
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }

  // A page that the browser prerenders must not start timers or load other sites yet.
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) await event(document, 'prerenderingchange').then(nextFrame)

  try {
    // In parallel, and the entry last, because it hydrates.
    await Promise.all(files.slice(0, -1).map((file) => import(/* @vite-ignore */ file)))
    await import(/* @vite-ignore */ files.at(-1)!)
  } catch (error) {
    // Firefox aborts scripts when a link is followed. That must not show an error.
    await delay(UNLOAD_MS)
    stayWithoutScripts()
    throw error
  }
}

function stayWithoutScripts() {
  showNoScriptContent()
  goOnWithoutScripts()
}

function goOnWithoutScripts() {
  presses?.stop()
  window.addEventListener('submit', mailForm)
  presses?.replay(document)
}

function firstPaint() {
  return new Promise<void>((settle) => {
    new PerformanceObserver(() => settle()).observe({ type: 'paint', buffered: true })
  })
}

/** Waits for the largest photograph of the first view, if there is one. */
function firstPhotograph() {
  const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!photograph || photograph.complete) return undefined
  return Promise.race([event(photograph, 'load'), event(photograph, 'error')])
}

function nextFrame() {
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)))
}

function event(target: EventTarget, type: string) {
  return new Promise((settle) => {
    target.addEventListener(type, settle, { once: true, capture: true })
  })
}

function delay(ms: number) {
  return new Promise((settle) => setTimeout(settle, ms))
}
