import { useEffect } from 'react'

/**
 * Marks photographs that have loaded (`data-loaded`), and those that fade from negative to positive
 * (`data-fading`): lazy ones below the first view. Styles are in `picture.module.css`.
 */
export function usePhotoFade() {
  useEffect(() => {
    for (const image of document.images) if (image.naturalWidth > 0) image.dataset.loaded = ''

    document.addEventListener('load', markLoaded, { capture: true })
    return () => document.removeEventListener('load', markLoaded, { capture: true })
  }, [])
}

function markLoaded({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return

  const isInFirstView = target.getBoundingClientRect().top + scrollY < innerHeight
  if (target.loading === 'lazy' && !isInFirstView) target.dataset.fading = ''
  target.dataset.loaded = ''
}
