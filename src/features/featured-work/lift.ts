let lifted: HTMLElement | null | undefined
let latest: ViewTransition

/**
 * Changes the page, and moves the photograph from where it was to the element that `change` returns
 * (`lightbox-stage.module.css`). Nothing else is part of the motion, so all the rest can be pressed
 * meanwhile. Where motion is not supported or not wanted, the page just changes.
 */
export function lift(
  from: HTMLElement | null | undefined,
  change: () => HTMLElement | null | undefined,
) {
  const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isUnwanted || !('startViewTransition' in document)) return void change()

  const { dataset } = document.documentElement
  name(from)
  dataset.lifting = ''
  const transition = document.startViewTransition(() => name(change()))
  latest = transition
  // A press meanwhile begins another transition, which skips this one.
  transition.ready.catch(() => {})
  void transition.finished.then(() => {
    if (latest !== transition) return
    name(null)
    delete dataset.lifting
  })
}

/** Names one element at a time: two with the same name would undo the motion. */
function name(element: HTMLElement | null | undefined) {
  if (lifted) lifted.style.viewTransitionName = ''
  lifted = element
  if (lifted) lifted.style.viewTransitionName = 'photograph'
}
