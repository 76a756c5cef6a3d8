import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'

import { idPrefix, ISLAND, islands, type IslandData } from './island.tsx'
import { keepTypedText } from './keep-typed-text.ts'
import { IslandElement } from './static.tsx'
import { sameElement } from './same-element.ts'

/** Hydrates one island. If it fails to render, `fallback` replaces it, or nothing outside of the content. */
export function hydrateIsland(element: HTMLElement, data: IslandData[], fallback: ReactNode) {
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
    const today = (old: HTMLElement) => sameElement(old, element)
    element.dispatchEvent(new CustomEvent('live', { bubbles: true, detail: today }))
  }, [element])

  return children
}
