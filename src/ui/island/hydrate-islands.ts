import type { ReactNode } from 'react'

import { whenIdle } from '#src/ui/when-idle.ts'

import { hydrateIsland } from './hydrate-island.tsx'
import { ISLAND, type IslandData } from './island.tsx'

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
    if (waiting.delete(element)) hydrateIsland(element, data, fallback)
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
