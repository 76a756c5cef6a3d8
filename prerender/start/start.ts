/** How long to wait for the first photograph, in ms. A background tab never paints. */
const PHOTOGRAPH_TIMEOUT_MS = 1500

/** How long a pressed link or form waits for scripts before the browser handles it without them, in ms. */
const PRESS_TIMEOUT_MS = 10_000

/** How long a page may stay open after a link was followed, in ms. */
const UNLOAD_MS = 1000

/** Media queries that match always, and never. */
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

takeOutPastDays()
// A phone keeps an open page for days.
document.addEventListener('visibilitychange', takeOutPastDays)
mendAddress()
addEventListener('hashchange', mendAddress)
// Browsers without service workers, and those that refuse storage, refuse this.
void removeOldWorkers().catch(() => {})

const { presses } = window
void presses?.heldPress.then(() => delay(PRESS_TIMEOUT_MS)).then(goOnWithoutScripts)
// Sent by open/hydrate-islands.tsx: at an island that handles events now, and at the document once all do.
document.addEventListener('live', (live) => {
  const { target, detail } = live as CustomEvent
  if (target === document) presses?.stop()
  presses?.replay(target as Node, detail ?? undefined)
})

if (hasInterfaces()) void untilScriptsAreDue().then(loadScripts)
else stayWithoutScripts()

/**
 * Whether the browser has the interfaces that the page's scripts need. Hardened and in-app browsers may lack some, and
 * then show the page as it is without JavaScript.
 */
function hasInterfaces() {
  return (
    'IntersectionObserver' in window &&
    'PerformanceObserver' in window &&
    'ResizeObserver' in window &&
    'showModal' in document.createElement('dialog') &&
    'checkVisibility' in document.body &&
    'toSorted' in Array.prototype &&
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
  if (prerendering) await once(document, 'prerenderingchange').then(nextFrame)

  try {
    // The last file is the page's entry, which hydrates. All others load in parallel before it.
    await Promise.all(files.slice(0, -1).map((file) => import(/* @vite-ignore */ file)))
    await import(/* @vite-ignore */ files.at(-1)!)
  } catch (error) {
    // Firefox aborts scripts when a link is followed. That must not look like a failure.
    await delay(UNLOAD_MS)
    stayWithoutScripts()
    throw error
  }
}

function stayWithoutScripts() {
  goOnWithoutScripts()
  showNoScriptContent()
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
  return Promise.race([once(photograph, 'load'), once(photograph, 'error')])
}

function nextFrame() {
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)))
}

function once(target: EventTarget, type: string) {
  return new Promise((settle) => {
    target.addEventListener(type, settle, { once: true, capture: true })
  })
}

function delay(ms: number) {
  return new Promise((settle) => setTimeout(settle, ms))
}

/**
 * Removes news and mini sessions whose day is over where the visitor is, because the page may have been built before.
 * The build leaves them out once the day is over everywhere (`isOver` in `pipeline/content/days.ts`).
 */
function takeOutPastDays() {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  const today = local.toISOString().slice(0, 10)
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (dated.dataset.until! < today) dated.remove()
  }
}

/**
 * Corrects an address that names no place of the page. Apps add to a link (`#stairs?fbclid=1`), a sentence leaves a
 * bracket or a full stop behind it, and phones begin it with a capital. The right place has the longest id that the
 * address begins with. No letter, number or value (`#roll=14,22,30`) may follow that id.
 */
function mendAddress() {
  const text = decoded(location.hash.slice(1))
  const named = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase()
  const isNamed = ({ id }: Element) =>
    named.startsWith(id.toLowerCase()) && !/^(?:[-_]*[\p{L}\p{N}]|=)/u.test(named.slice(id.length))

  let place: Element | undefined
  for (const one of document.querySelectorAll('main, main [id]')) {
    if (isNamed(one) && one.id.length > (place?.id.length ?? 0)) place = one
  }
  if (place && place.id !== text) location.replace(`#${place.id}`)
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Removes the service workers of an earlier site at the same domain, and what they have stored. This page came past
 * them, and the next one may not. A worker that lets no page past is replaced at its own address
 * (`prerender/plugin.ts`).
 */
async function removeOldWorkers() {
  const workers = await navigator.serviceWorker.getRegistrations()
  if (workers.length === 0) return

  await Promise.all(workers.map((worker) => worker.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Shows a page the way it looks without JavaScript, after its scripts have failed. */
function showNoScriptContent() {
  document.documentElement.dataset.scriptsFailed = ''
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent
  }
  for (const sheet of document.styleSheets) {
    try {
      turnScriptingOff(sheet.cssRules)
    } catch {
      // One that did not load lets nobody read its rules.
    }
  }
}

/**
 * Opens an email with the text of a form that only the page's scripts could send. The form's `data-mail` is a
 * `mailto:` address.
 */
function mailForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const { mail } = form.dataset
  // Scripts may have handled the form after all.
  if (!mail || event.defaultPrevented) return

  event.preventDefault()
  const labelOf = (name: string) => {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
    return 'labels' in field ? field.labels?.[0]?.textContent : name
  }
  const lines = [...new FormData(form)]
    .filter(([, value]) => value)
    .map(([name, value]) => `${labelOf(name) ?? name}: ${value as string}`)
    .join('\n')
  location.assign(`${mail}&body=${encodeURIComponent(lines.replace(/\r?\n/g, '\r\n'))}`)
}

/** Makes `@media (scripting: none)` apply, also if it is nested. */
function turnScriptingOff(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText
        .replaceAll('(scripting: none)', ALWAYS)
        .replaceAll('(scripting: enabled)', NEVER)
    }
    if ('cssRules' in rule) turnScriptingOff(rule.cssRules as CSSRuleList)
  }
}
