import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { discovery, look, offers, priceRange, serviceArea } from 'virtual:content'

import { PAGE_DATA } from '#pipeline/content/pages.ts'
import { pages } from '#src/pages/data.ts'
import { Head } from '#src/site/head.tsx'
import { asScript, type BrowserData, type PageData } from '#src/site/page-data.ts'
import { Page } from '#src/site/page.tsx'
import { idPrefix, IslandRenderer, withoutElements } from '#src/ui/island.tsx'
import { digitsOf, speak, type WordGroup } from '#src/ui/words.ts'

import type { PageAssets } from './page-assets.ts'

type PageModule = { default: ComponentType<{ data: PageData }> }

const contents = import.meta.glob<PageModule>('../src/pages/*/page.tsx', { eager: true })

/** Cloudflare would otherwise replace each address by a link that needs JavaScript. */
const [AS_WRITTEN, AS_WRITTEN_END] = ['<!--email_off-->', '<!--/email_off-->']

/** The parser waits for a classic script. Development has modules only. */
const EARLY_TYPE = import.meta.env.DEV ? ' type="module"' : ''

/** Renders a page, by the name of its folder in `src/pages`. */
export function renderPage(name: string, assets: PageAssets): string {
  const { early, start, scripts } = assets
  const { default: Content } = contents[`../src/pages/${name}/page.tsx`]!
  const data = pages[name]!
  const head = <Head {...data} {...{ discovery, look, offers, priceRange, serviceArea }} />

  const { language, failure } = data.site
  const { html, islands, words } = renderIslands(
    <Page data={data}>
      <Content data={data} />
    </Page>,
    data.site,
  )
  const browserData: BrowserData = { islands, words, failure }

  // A template, because React would move the script into the head, ahead of the photographs.
  // The script is not async: as a deferred one it waits for the styles, and DOMContentLoaded waits for it. At that
  // event Chromium looks for forms to fill in, which lays out the whole page, styled or not. Nor has the script low
  // priority: Chromium would withhold it until the parser has the first script.
  return `<!doctype html>
<html lang="${language.tag}"${language.direction === 'rtl' ? ' dir="rtl"' : ''}${attributesOf(look.attributes)}>
<head><script${EARLY_TYPE} src="${early}"></script>${links(assets)}${renderToStaticMarkup(head)}</head>
<body>${AS_WRITTEN}${html}
<script id="${PAGE_DATA}" type="application/json">${asScript(browserData)}</script>
<script type="module" src="${start}" data-scripts="${scripts.join(' ')}"></script>
${AS_WRITTEN_END}</body>
</html>
`
}

function attributesOf(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** Renders a page, and collects the data of its islands, and their words. */
function renderIslands(page: ReactElement, { language, controls }: PageData['site']) {
  const islands: BrowserData['islands'] = []
  const used = new Set<WordGroup>()
  const all = { language: language.tag, digits: digitsOf(language.tag), controls }
  speak(all)
  const html = renderToStaticMarkup(
    <IslandRenderer
      value={(name, island, groups) => {
        const index = islands.push([name, withoutElements(island.props)]) - 1
        for (const group of groups) used.add(group)
        return { index, html: renderToString(island, { identifierPrefix: idPrefix(index) }) }
      }}
    >
      {page}
    </IslandRenderer>,
  )
  const own = Object.fromEntries(Array.from(used, (group) => [group, controls[group]]))
  return { html, islands, words: { ...all, controls: own } }
}

function links({ styles, fonts }: Pick<PageAssets, 'styles' | 'fonts'>): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
  ].join('')
}
