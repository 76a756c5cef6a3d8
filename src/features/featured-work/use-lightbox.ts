import { useState } from 'react'
import { flushSync } from 'react-dom'

type LightboxModule = typeof import('./lightbox.tsx')

/**
 * The lightbox, whose code is loaded on demand. `Lightbox` is the component while it is open, `start`
 * the index it opened with. If loading fails, `open` navigates to the photograph's file.
 */
export function useLightbox() {
  const [opened, setOpened] = useState<Pick<LightboxModule, 'Lightbox'> & { start: number }>()

  async function open(start: number, link: HTMLAnchorElement) {
    try {
      const { Lightbox, transitionPhoto } = await load()
      transitionPhoto(link.querySelector('img'), () => {
        flushSync(() => setOpened({ Lightbox, start }))
        return document.querySelector<HTMLElement>('dialog img')
      })
    } catch {
      location.assign(link.href)
    }
  }

  return {
    Lightbox: opened?.Lightbox,
    start: opened?.start ?? 0,
    prepare: () => void load().catch(() => undefined),
    open,
    close: () => setOpened(undefined),
  }
}

function load(): Promise<LightboxModule> {
  return import('./lightbox.tsx')
}
