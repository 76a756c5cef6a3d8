import { hydrateRoot } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'

import { PAGE_ROOT } from '#src/site/page-root.ts'
import { Page } from '#src/site/page.tsx'

/** Takes over the page that was prerendered. */
export function onRenderClient({ Page: Content, data }: PageContextClient) {
  const root = document.getElementById(PAGE_ROOT)
  if (root) hydrateRoot(root, <Page Content={Content} data={data} />)
}
