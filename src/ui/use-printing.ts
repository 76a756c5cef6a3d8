import { useEffect } from 'react'

/** Fades lazy photographs below the first view from negative to positive (`picture.module.css`). */
export function usePrinting() {
  useEffect(() => {
    document.addEventListener('load', print, { capture: true })
    return () => document.removeEventListener('load', print, { capture: true })
  }, [])
}

function print({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return

  const isInFirstView = target.getBoundingClientRect().top + scrollY < innerHeight
  if (!isInFirstView) target.dataset.printed = ''
}
