import { PAGE_DATA } from '#pipeline/content/pages.ts'
import { Failure } from '#src/site/failure.tsx'
import { watchMenu } from '#src/site/header/watch-menu.ts'
import type { BrowserData } from '#src/site/page-data.ts'
import { watchNotices } from '#src/ui/overlays/notices.tsx'
import { watchTips } from '#src/ui/overlays/watch-tips.ts'
import { watchPageZoom } from '#src/ui/use-swipe.ts'
import { speak } from '#src/ui/words.ts'

import { hydrateIslands } from './hydrate-islands.tsx'

/** Starts everything that runs in the browser, once a page. */
export function openPage() {
  const text = document.getElementById(PAGE_DATA)?.textContent
  if (!text) return
  const { islands, words, failure } = JSON.parse(text) as BrowserData

  speak(words)
  forgiveRemovals()
  hydrateIslands(islands, <Failure words={failure} />)
  watchTips()
  watchNotices()
  watchPhotographs()
  // Lets phones fetch photographs near the window (`src/styles/deferred.css`).
  removeOnceInView('data-deferred', { rootMargin: FETCH_MARGIN })
  watchMarks()
  watchPageZoom()
  watchMenu()
}

/** The part of a sheet that is in the window when its marks are drawn, 0 to 1. */
const SEEN = 0.35

/**
 * Lets grease pencil marks draw themselves once a visitor sees them. An element with `data-sheet` holds the marks, and
 * has `data-unseen` until it is seen: its stylesheet hides the marks, and draws them. Without scripts they just show.
 */
function watchMarks() {
  for (const sheet of document.querySelectorAll('[data-sheet]')) {
    sheet.setAttribute('data-unseen', '')
  }
  removeOnceInView('data-unseen', { threshold: SEEN })
}

/** How far around the window photographs are fetched, in % of the window. */
const FETCH_MARGIN = '40%'

/**
 * Marks photographs that have loaded (`data-loaded`). Lazy photographs below the first view fade from negative to
 * positive, and are marked, too (`data-fading`). Styles are in `src/ui/picture.module.css`.
 */
function watchPhotographs() {
  for (const image of document.images) if (image.naturalWidth > 0) image.dataset.loaded = ''

  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return

      const isInFirstView = target.getBoundingClientRect().top + scrollY < innerHeight
      if (target.loading === 'lazy' && !isInFirstView) target.dataset.fading = ''
      target.dataset.loaded = ''
    },
    { capture: true },
  )
}

/** Removes an attribute from each element that has it, once the element is in view. */
function removeOnceInView(attribute: string, options: IntersectionObserverInit) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      observer.unobserve(target)
      target.removeAttribute(attribute)
    }
  }, options)
  for (const element of document.querySelectorAll(`[${attribute}]`)) observer.observe(element)
}

/**
 * Lets React go on after content blockers or translators have removed, moved or wrapped an element of the page. The
 * browser refuses to remove an element that is gone, or to insert before it, and React would drop the whole page. Call
 * before hydration.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
function forgiveRemovals() {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode
    return parent ? (Reflect.apply(removeChild, parent, [child]) as Child) : child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let before = next
    // The next element may be wrapped now: its wrapper counts. If it is gone, the child goes to the end.
    while (before && before.parentNode !== this) before = before.parentNode
    return Reflect.apply(insertBefore, this, [child, before]) as Child
  }
}
