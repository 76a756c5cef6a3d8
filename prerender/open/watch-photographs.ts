/** How far around the window photographs are fetched, in % of the window. */
const MARGIN = '40%'

/**
 * Marks photographs that have loaded (`data-loaded`), and those that fade from negative to positive
 * (`data-fading`): lazy ones below the first view. Styles are in `src/ui/picture.module.css`.
 */
export function watchPhotographs() {
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

/** Lets phones fetch photographs near the window (`src/styles/deferred.css`). */
export function watchDeferred() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target)
        target.removeAttribute('data-deferred')
      }
    },
    { rootMargin: MARGIN },
  )
  for (const element of document.querySelectorAll('[data-deferred]')) observer.observe(element)
}
