// Runs first in the browser. Loads a page's scripts once its first photograph is painted, so that on
// a slow phone neither the bytes nor the paint of that photograph wait for them. A press or a key
// loads them at once, and what was pressed acts as soon as it can.

import { recordPresses } from './early-presses.ts'
import { mailForm, showNoScriptContent } from './without-scripts.ts'

/** The longest wait for the first photograph, in ms. A page in a background tab never paints. */
const PHOTOGRAPH_TIMEOUT_MS = 1500

/** How long a submitted form waits for scripts that hang, in ms, before it goes without them. */
const SUBMIT_TIMEOUT_MS = 10_000

/** How long a page stays after a visitor has followed a link, in ms. */
const UNLOAD_MS = 1000

const presses = recordPresses(window)
// Both events come from src/site/use-hydration-signal.ts.
void event(document, 'hydrated').then(presses.stop)
void event(document, 'ready').then(presses.replay)
void event(window, 'submit')
  .then(() => delay(SUBMIT_TIMEOUT_MS))
  .then(goOnWithoutScripts)

const touched = ['pointerdown', 'keydown'].map((type) => event(window, type))
const painted = Promise.all([firstPaint(), firstPhotograph()]).then(nextFrame)
void Promise.race([...touched, painted, delay(PHOTOGRAPH_TIMEOUT_MS)]).then(loadScripts)

async function loadScripts() {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}
  const files = scripts.split(' ')
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }

  // A prerendered page starts no timer and asks no other site for anything before it is shown.
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) await event(document, 'prerenderingchange').then(nextFrame)

  try {
    // One by one would be slower; the entry first would hydrate a page whose parts may be missing.
    await Promise.all(files.slice(0, -1).map((file) => import(/* @vite-ignore */ file)))
    await import(/* @vite-ignore */ files.at(-1)!)
  } catch (error) {
    // Firefox aborts loading scripts once a link is followed: not an error that the visitor sees.
    await delay(UNLOAD_MS)
    showNoScriptContent()
    goOnWithoutScripts()
    throw error
  }
}

function goOnWithoutScripts() {
  presses.stop()
  window.addEventListener('submit', mailForm)
  presses.replay()
}

function firstPaint() {
  return new Promise<void>((settle) => {
    new PerformanceObserver(() => settle()).observe({ type: 'paint', buffered: true })
  })
}

/** The photograph that the first view waits for, if there is one. */
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
