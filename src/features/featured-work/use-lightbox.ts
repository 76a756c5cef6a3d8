import { useState } from 'react'
import { flushSync } from 'react-dom'

type LightboxModule = typeof import('./lightbox.tsx')

/**
 * The lightbox, loaded when it is first wanted. `Lightbox` is there while it is open; `start` is
 * the photograph it was opened with. Should its code not arrive, `open` goes to the file instead.
 */
export function useLightbox() {
  const [opened, setOpened] = useState<Pick<LightboxModule, 'Lightbox'> & { start: number }>()

  /** Lifts the photograph of this link, the one at `start`, into the lightbox. */
  async function open(start: number, link: HTMLAnchorElement) {
    try {
      const { Lightbox, lift } = await load()
      lift(link.querySelector('img'), () => {
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
