import { useState } from 'react'

type LightboxModule = typeof import('./lightbox.tsx')

/**
 * The lightbox, loaded when it is first wanted. `Lightbox` is there while it is open; `start` is
 * the photograph it was opened with. Should its code not arrive, `open` goes to the file instead.
 */
export function useLightbox() {
  const [opened, setOpened] = useState<Pick<LightboxModule, 'Lightbox'> & { start: number }>()

  async function open(start: number, file: string) {
    try {
      const { Lightbox } = await load()
      setOpened({ Lightbox, start })
    } catch {
      location.assign(file)
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
