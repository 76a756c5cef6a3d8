import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { discovery, look, offers, serviceArea } from 'virtual:content'

import type { PageAssets } from '../prerender/page-assets.ts'
import { pages } from './pages/data.ts'
import { Head } from './site/head.tsx'
import { asScript, PAGE_DATA, type BrowserData, type PageData } from './site/page-data.ts'
import { Page } from './site/page.tsx'
import { idPrefix, IslandRenderer, withoutElements } from './ui/island/island.tsx'

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
  const head = <Head {...data} {...{ discovery, look, offers, serviceArea }} />

  const { html, islands } = renderIslands(
    <Page data={data}>
      <Content data={data} />
    </Page>,
  )
  const browserData: BrowserData = { islands, failure: data.site.failure }

  // A template, because React would move the script into the head, ahead of the photographs.
  // Not async: a deferred script waits for the styles, and DOMContentLoaded for it. That is when
  // Chromium looks for forms to fill in, which lays out the whole page, styled or not. Nor of low
  // priority: Chromium withholds that until the parser has the first script.
  return `<!doctype html>
<html lang="en">
<head><script${EARLY_TYPE} src="${early}"></script>${links(assets)}${renderToStaticMarkup(head)}</head>
<body>${AS_WRITTEN}${html}
<script id="${PAGE_DATA}" type="application/json">${asScript(browserData)}</script>
<script type="module" src="${start}" data-scripts="${scripts.join(' ')}"></script>
${AS_WRITTEN_END}</body>
</html>
`
}

/** Renders a page, and collects the data of its islands. */
function renderIslands(page: ReactElement) {
  const islands: BrowserData['islands'] = []
  const html = renderToStaticMarkup(
    <IslandRenderer
      value={(name, island) => {
        const index = islands.push([name, withoutElements(island.props)]) - 1
        return { index, html: renderToString(island, { identifierPrefix: idPrefix(index) }) }
      }}
    >
      {page}
    </IslandRenderer>,
  )
  return { html, islands }
}

function links({ styles, fonts }: Pick<PageAssets, 'styles' | 'fonts'>): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
  ].join('')
}
