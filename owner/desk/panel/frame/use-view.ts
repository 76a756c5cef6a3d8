import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

/** How the site is shown: as wide as there is room here, or as wide as on a phone or a desktop. */
export type View = 'here' | 'phone' | 'desktop'

/** In CSS px. */
const DESKTOP = 1440

/** How large the site’s frame is on its stage. A desktop is wider than that, and is made smaller. */
export function useView(view: View, stage: RefObject<HTMLElement | null>): CSSProperties {
  const [{ width, height }, setSize] = useState({ width: DESKTOP, height: 0 })
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      const { width: wide, height: high } = entry!.contentRect
      setSize({ width: wide, height: high })
    })
    sizes.observe(stage.current!)
    return () => sizes.disconnect()
  }, [stage])

  if (view !== 'desktop') return {}
  const scale = Math.min(1, width / DESKTOP)
  return { inlineSize: DESKTOP, blockSize: height / scale, scale, transformOrigin: '0 0' }
}
