import { startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { forgiveRemovals } from '#src/site/forgive-removals.ts'
import { keepTypedText } from '#src/site/keep-typed-text.ts'
import { PAGE_DATA, PAGE_ROOT, type PageData } from '#src/site/page-data.ts'
import { Page } from '#src/site/page.tsx'

/** Hydrates the prerendered page, with the data that its HTML holds. */
export function hydrate(Content: ComponentType<{ data: PageData }>) {
  const root = document.getElementById(PAGE_ROOT)
  const data: PageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? 'null')
  if (!root || !data) return

  forgiveRemovals()
  keepTypedText(root)
  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(root, <Page Content={Content} data={data} />))
}
