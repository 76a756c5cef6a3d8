import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'

import { booking, discovery, serviceArea } from 'virtual:content'

import { Head } from '#src/site/head.tsx'
import { Page } from '#src/site/page.tsx'
import { PAGE_ROOT } from '#src/site/page-root.ts'

/** A file that Vike is about to link. */
type Asset = { src: string; assetType: string | null; inject: unknown }

const FIRST_FONTS = /-normal-common-/

/** A page as HTML, while the site is built. */
export function onRenderHtml({ Page: Content, data }: PageContextServer) {
  const head = renderToStaticMarkup(
    <Head
      {...data}
      discovery={discovery}
      packages={booking.packages}
      counties={serviceArea.counties}
    />,
  )
  const page = renderToString(<Page Content={Content} data={data} />)

  const documentHtml = escapeInject`<!doctype html>
<html lang="en">
  <head>${dangerouslySkipEscape(head)}</head>
  <body><div id="${PAGE_ROOT}">${dangerouslySkipEscape(page)}</div></body>
</html>`
  return { documentHtml, injectFilter }
}

/**
 * Only the typefaces of the first view are asked for ahead of the stylesheet: not the rare letters,
 * and not the italic far down a page.
 */
function injectFilter(assets: Asset[]) {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !FIRST_FONTS.test(asset.src)) asset.inject = false
  }
}
