import { useEffect } from 'react'

import { Toasts } from './toasts.tsx'
import { watchTips } from './watch-tips.ts'

/** Tips for every element of the page with `data-tip`, and the notices of `notify.ts`. */
export function Overlays() {
  useEffect(watchTips, [])

  return <Toasts />
}
