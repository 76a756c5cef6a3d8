import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'

import { booking, discovery, serviceArea } from 'virtual:content'

import { Head } from '#src/site/head.tsx'
import { Page } from '#src/site/page.tsx'
import { PAGE_ROOT } from '#src/site/page-root.ts'

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

  return escapeInject`<!doctype html>
<html lang="en">
  <head>${dangerouslySkipEscape(head)}</head>
  <body><div id="${PAGE_ROOT}">${dangerouslySkipEscape(page)}</div></body>
</html>`
}
