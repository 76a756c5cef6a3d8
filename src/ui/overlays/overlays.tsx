import { useEffect } from 'react'

import { Tip } from './tip.tsx'
import { Toasts } from './toasts.tsx'
import { watchTips } from './watch-tips.ts'

/**
 * Tooltips for every element of the page with `data-tip`, and the notices of `notify.ts`. Stands
 * once, at the end of the page.
 */
export function Overlays() {
  useEffect(watchTips, [])

  return (
    <>
      <Tip />
      <Toasts />
    </>
  )
}
