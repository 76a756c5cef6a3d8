// Runs in the browser, in place of a page's scripts: loads them once its first photograph has been
// painted, so that on a slow phone neither its bytes nor its paint wait for them. Whoever touches the
// page, or uses a key, has them at once, and what they press acts as soon as it can.

import { keepPresses } from './early-presses.ts'
import { doWithoutScripts } from './without-scripts.ts'

/** How long scripts wait at most, in ms: a photograph may not come, and a page in hiding not paint. */
const PATIENCE = 1500

/** How long whoever sends a form waits for scripts that hang, in ms. Then it goes without them. */
const PATIENCE_OF_SENDERS = 10_000

/** How long a page that is being left is there still, in ms. */
const PARTING = 1000

const touched = ['pointerdown', 'keydown'].map((event) => happens(window, event))
const seen = Promise.all([paint(), photograph()]).then(frame)

const presses = keepPresses(window)
// The page says so itself: src/site/use-takeover.ts.
document.addEventListener('takeover', presses.stop, { once: true })
document.addEventListener('ready', presses.act, { once: true })
void happens(window, 'submit')
  .then(() => passed(PATIENCE_OF_SENDERS))
  .then(goOnWithoutScripts)

void Promise.race([...touched, seen, passed(PATIENCE)]).then(begin)

async function begin() {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
  const { entry = '', ahead = '' } = script?.dataset ?? {}
  const parts = ahead.split(' ').filter(Boolean)

  for (const href of [...parts, entry]) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }

  // A page that is made ready before anyone asks for it starts nothing, counts nothing, asks no one.
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) await happens(document, 'prerenderingchange').then(frame)

  try {
    // The entry last. It asks for the parts again: one that came then would find a changed page.
    await Promise.all(parts.map((part) => import(/* @vite-ignore */ part)))
    await import(/* @vite-ignore */ entry)
  } catch (failure) {
    // Firefox stops whatever still loads once a link is followed. Whoever leaves does not miss it.
    await passed(PARTING)
    doWithoutScripts()
    goOnWithoutScripts()
    // For the browser's console, as that of any script.
    throw failure
  }
}

function goOnWithoutScripts() {
  presses.stop()
  presses.act()
}

/** The first time that anything is painted. */
function paint() {
  return new Promise<void>((settle) => {
    const observer = new PerformanceObserver(() => settle())
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** The photograph that the first view waits for, if there is one. */
function photograph() {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  return first && !first.complete ? happens(first, 'load', 'error') : undefined
}

function frame() {
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)))
}

function happens(target: EventTarget, ...events: string[]) {
  return new Promise<unknown>((settle) => {
    for (const event of events) {
      target.addEventListener(event, settle, { once: true, capture: true })
    }
  })
}

function passed(ms: number) {
  return new Promise((settle) => setTimeout(settle, ms))
}
