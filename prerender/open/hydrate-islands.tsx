import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { idPrefix, ISLAND, islands, type IslandData, IslandElement } from '#src/ui/island.tsx'
import { NEAR_MARGIN, whenIdle } from '#src/ui/when-needed.ts'

/** How long islands that are far from the window wait before they are hydrated all the same, in ms. */
const PATIENCE_MS = 5000

/** Events of which one comes first when a visitor uses an island. */
const TOUCHES = ['pointerdown', 'focusin', 'click']

/**
 * Hydrates the islands of the page. An island in the window, or one that is touched, is hydrated at once. The others
 * wait until they are near the window, anything is pressed, or five seconds have passed. Then they are hydrated one by
 * one while the browser is idle. A `live` event at an island says that it handles events, and one at the document that
 * all islands do.
 *
 * @param data of all islands, in their order.
 * @param fallback replaces an island of the content that fails to render (N2).
 */
export function hydrateIslands(data: IslandData[], fallback: ReactNode) {
  const all = [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)]
  const waiting = new Set(all)
  const notLive = new Set<EventTarget | null>(all)
  const due: HTMLElement[] = []

  document.addEventListener('live', ({ target }) => {
    if (notLive.delete(target)) tellOnceAllAre()
  })

  function tellOnceAllAre() {
    if (notLive.size > 0) return
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('live'))
  }

  function begin(element: HTMLElement) {
    if (waiting.delete(element)) hydrate(element, data, fallback)
  }

  function beginWhenIdle(...elements: HTMLElement[]) {
    if (due.length === 0) whenIdle(beginNext)
    due.push(...elements)
  }

  function beginNext() {
    const next = due.shift()
    if (next) begin(next)
    if (due.length > 0) whenIdle(beginNext)
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        const element = target.closest<HTMLElement>(`[${ISLAND}]`)!
        const { top, bottom } = boundingClientRect
        if (bottom > 0 && top < innerHeight) begin(element)
        else beginWhenIdle(element)
      }
    },
    { rootMargin: NEAR_MARGIN },
  )
  const beginAll = () => beginWhenIdle(...waiting)
  for (const type of ['keydown', 'click']) {
    addEventListener(type, beginAll, { capture: true, once: true })
  }
  setTimeout(beginAll, PATIENCE_MS)

  for (const element of all) {
    for (const type of TOUCHES) {
      element.addEventListener(type, () => begin(element), { capture: true, once: true })
    }
    // The island's own element has no box, so its content is observed. Measuring that here would force a layout.
    const content = element.firstElementChild
    if (!content) beginWhenIdle(element)
    else near.observe(content)
  }
  // A page may have no islands.
  tellOnceAllAre()
  // What was pressed before waits, or the visitor goes to a place within the page (`prerender/start/early.ts`).
  if (document.querySelector('[data-eager-layout], [data-pressed]')) beginAll()
}

/** Mounts one island. If it fails to render, `fallback` replaces it inside `<main>`. Elsewhere it is removed. */
function hydrate(element: HTMLElement, data: IslandData[], fallback: ReactNode) {
  const index = Number(element.getAttribute(ISLAND))
  const [name, props] = data[index]!
  const Island = islands.get(name)!
  const content = (
    <Live element={element} onHydrated={keepTypedText(element)}>
      <IslandElement value={element}>
        <ErrorBoundary fallback={element.closest('main') ? fallback : null}>
          <Island {...props} />
        </ErrorBoundary>
      </IslandElement>
    </Live>
  )

  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => {
    hydrateRoot(element, import.meta.env.DEV ? <StrictMode>{content}</StrictMode> : content, {
      identifierPrefix: idPrefix(index),
    })
  })
}

type LiveProps = { element: HTMLElement; onHydrated: () => void; children: ReactNode }

/** Marks an island as hydrated: with `data-live` for stylesheets, and after all effects with an event for scripts. */
function Live({ element, onHydrated, children }: LiveProps) {
  useLayoutEffect(() => {
    element.setAttribute('data-live', '')
    onHydrated()
  }, [element, onHydrated])

  useEffect(() => {
    const current = (old: HTMLElement) => sameElement(old, element)
    element.dispatchEvent(new CustomEvent('live', { bubbles: true, detail: current }))
  }, [element])

  return children
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps typed text and the focus where React discards an island's prerendered HTML, because a translator or an
 * extension has changed it. Call this before hydration, and the function that it returns afterwards.
 */
function keepTypedText(island: HTMLElement): () => void {
  const fields = island.querySelectorAll<Field>('input, textarea')
  const listening = new AbortController()
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), listening)

  return function restore() {
    listening.abort()
    for (const old of fields) {
      const field = sameElement(old, island)
      if (field === old) continue

      field.value = old.value
      if ('checked' in old) (field as HTMLInputElement).checked = old.checked
      // An email field has no selection.
      if (old !== focused || old.selectionStart === null) continue
      field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
    const isLost = document.activeElement === document.body && focused !== document.body
    if (isLost && focused instanceof HTMLElement) {
      sameElement(focused, island).focus({ preventScroll: true })
    }
  }
}

/** An element of an island. If React has rendered the island again, the new element in its place. */
function sameElement<Kind extends HTMLElement>(old: Kind, island: Element): Kind {
  if (old.isConnected) return old

  const candidates = island.querySelectorAll<Kind>(old.localName)
  return [...candidates].find((one) => nameOf(one) === nameOf(old)) ?? old
}

function nameOf(element: Element) {
  return [
    element.className,
    ...['name', 'value', 'aria-label'].map((name) => element.getAttribute(name)),
  ].join()
}
