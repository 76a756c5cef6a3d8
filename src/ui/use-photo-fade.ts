import { useEffect } from 'react'

/** Fades lazy photographs below the first view from negative to positive (`picture.module.css`). */
export function usePhotoFade() {
  useEffect(() => {
    document.addEventListener('load', markPrinted, { capture: true })
    return () => document.removeEventListener('load', markPrinted, { capture: true })
  }, [])
}

function markPrinted({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return

  const isInFirstView = target.getBoundingClientRect().top + scrollY < innerHeight
  if (!isInFirstView) target.dataset.printed = ''
}
