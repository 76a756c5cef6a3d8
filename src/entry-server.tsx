import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { discovery, offers, serviceArea } from 'virtual:content'

import type { PageAssets } from '../prerender/page-assets.ts'
import { pages } from './pages/data.ts'
import { Head } from './site/head.tsx'
import { asScript, PAGE_DATA, PAGE_ROOT, type PageData } from './site/page-data.ts'
import { Page } from './site/page.tsx'

type PageModule = { default: ComponentType<{ data: PageData }> }

const contents = import.meta.glob<PageModule>('./pages/*/page.tsx', { eager: true })

/** Cloudflare would otherwise replace each address by a link that needs JavaScript. */
const [AS_WRITTEN, AS_WRITTEN_END] = ['<!--email_off-->', '<!--/email_off-->']

/** The parser waits for a classic script. Development has modules only. */
const EARLY_TYPE = import.meta.env.DEV ? ' type="module"' : ''

/** Renders a page, by the name of its folder in `src/pages`. */
export function renderPage(name: string, assets: PageAssets): string {
  const { early, start, scripts } = assets
  const { default: Content } = contents[`./pages/${name}/page.tsx`]!
  const data = pages[name]!
  const head = <Head {...data} discovery={discovery} offers={offers} serviceArea={serviceArea} />

  // A template, because React would move the script into the head, ahead of the photographs.
  // Not async: a deferred script waits for the styles, and DOMContentLoaded for it. That is when
  // Chromium looks for forms to fill in, which lays out the whole page, styled or not.
  return `<!doctype html>
<html lang="en">
<head><script${EARLY_TYPE} src="${early}"></script>${links(assets)}${renderToStaticMarkup(head)}</head>
<body>${AS_WRITTEN}<div id="${PAGE_ROOT}">${renderToString(<Page Content={Content} data={data} />)}</div>
<script id="${PAGE_DATA}" type="application/json">${asScript(data)}</script>
<script type="module" fetchpriority="low" src="${start}" data-scripts="${scripts.join(' ')}"></script>
${AS_WRITTEN_END}</body>
</html>
`
}

function links({ styles, fonts }: Pick<PageAssets, 'styles' | 'fonts'>): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
  ].join('')
}
