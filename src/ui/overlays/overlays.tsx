import { useEffect, useState, type ComponentType } from 'react'

import { adopted } from './adopted.ts'
import { notices } from './notify.ts'
import { useStore } from './store.ts'
import { watch } from './watch.ts'

const loadTips = () => import('./tips.tsx').then(({ Tips }) => Tips)
const loadToasts = () => import('./toasts.tsx').then(({ Toasts }) => Toasts)

/**
 * Tooltips for every element of the page with `data-tip`, and the notices of `notify.ts`. Stands
 * once, at the end of the page. It prerenders to nothing, and each half is loaded when it is first
 * needed.
 */
export function Overlays() {
  const anyTip = useStore(adopted).length > 0
  const anyNotice = useStore(notices).length > 0

  useEffect(() => watch(() => void loadTips().catch(stayAway)), [])

  return (
    <>
      <Layer load={loadTips} needed={anyTip} />
      <Layer load={loadToasts} needed={anyNotice} />
    </>
  )
}

type LayerProps = {
  load: () => Promise<ComponentType>
  needed: boolean
}

/**
 * Comes when first needed, and stays: it remembers delays and holds the focus. Not `lazy`, which
 * shows a late component up to 300 ms later still, and fails the whole page when it never comes.
 */
function Layer({ load, needed }: LayerProps) {
  const [Content, setContent] = useState<ComponentType>()

  useEffect(() => {
    if (needed) load().then((loaded) => setContent(() => loaded), stayAway)
  }, [needed, load])

  return Content ? <Content /> : null
}

/** The page is whole without tips and notices. */
function stayAway() {}
