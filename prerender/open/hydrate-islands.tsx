import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { idPrefix, ISLAND, islands, type IslandData } from '#src/ui/island/island.tsx'
import { IslandElement } from '#src/ui/island/static.tsx'
import { whenIdle } from '#src/ui/when-idle.ts'

import { keepTypedText, sameElement } from './keep-typed-text.ts'

/**
 * Hydrates the islands of the page: those in the window now, the others one by one when the browser is idle,
 * and sooner what is touched. A `live` event at an island tells that it handles events, and one at the
 * document that all do.
 *
 * @param data of all islands, in their order.
 * @param fallback replaces an island of the content that fails to render (N2).
 */
export function hydrateIslands(data: IslandData[], fallback: ReactNode) {
  const waiting = new Set(document.querySelectorAll<HTMLElement>(`[${ISLAND}]`))
  const dead = new Set<EventTarget | null>(waiting)

  document.addEventListener('live', ({ target }) => {
    if (!dead.delete(target) || dead.size > 0) return
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('live'))
  })

  function begin(element: HTMLElement) {
    if (waiting.delete(element)) hydrate(element, data, fallback)
  }

  function beginNext() {
    const [next] = waiting
    if (!next) return
    begin(next)
    whenIdle(beginNext)
  }

  for (const element of waiting) {
    for (const type of ['pointerdown', 'focusin']) {
      element.addEventListener(type, () => begin(element), { capture: true, once: true })
    }
    if (isInWindow(element) || element.querySelector('[data-pressed]')) begin(element)
  }
  whenIdle(beginNext)
}

/** The island's own element has no box. */
function isInWindow({ firstElementChild }: HTMLElement): boolean {
  const box = firstElementChild?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}

/** Mounts the component of one island. If it fails to render, `fallback` replaces it, or nothing outside of the content. */
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

/** Tells that an island is hydrated: stylesheets by `data-live`, scripts by an event, after all effects. */
function Live({ element, onHydrated, children }: LiveProps) {
  useLayoutEffect(() => {
    element.setAttribute('data-live', '')
    onHydrated()
  }, [element, onHydrated])

  useEffect(() => {
    const now = (old: HTMLElement) => sameElement(old, element)
    element.dispatchEvent(new CustomEvent('live', { bubbles: true, detail: now }))
  }, [element])

  return children
}
