let named: HTMLElement | null | undefined
let latest: ViewTransition

/**
 * Changes the page in a view transition that moves a photograph from one element to another. `change`
 * returns the new element. Everything else changes at once and can be pressed meanwhile (`base.css`). Without
 * support, or with reduced motion, the page just changes.
 */
export function transitionPhoto(
  from: HTMLElement | null | undefined,
  change: () => HTMLElement | null | undefined,
) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isReduced || !('startViewTransition' in document)) return void change()

  const { dataset } = document.documentElement
  nameElement(from)
  dataset.photoTransition = ''
  const transition = document.startViewTransition(() => {
    nameElement(change())
    // While it flies, it is not in two places.
    from?.toggleAttribute('data-lifted', true)
  })
  latest = transition
  // Rejects if another transition skips this one.
  transition.ready.catch(() => {})
  const end = () => {
    from?.removeAttribute('data-lifted')
    if (latest !== transition) return
    nameElement(null)
    delete dataset.photoTransition
  }
  transition.finished.then(end, end)
}

/** Names one element at a time. A second one with the same name would skip the transition. */
function nameElement(element: HTMLElement | null | undefined) {
  if (named) named.style.viewTransitionName = ''
  named = element
  if (named) named.style.viewTransitionName = 'photograph'
}
