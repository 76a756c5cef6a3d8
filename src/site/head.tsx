import type { Content } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'
import { routes, type Route } from '#src/routes.ts'
import { TALL_WINDOW } from '#src/ui/picture.tsx'
import { srcSet } from '#src/ui/print-address.ts'

import type { FirstPhoto, PageData } from './page-data.ts'
import { Sharing } from './sharing.tsx'
import { asScript } from './as-script.ts'
import { structuredData } from './structured-data.ts'

/** The film of the bar, for the browser's own chrome; `--film` in the stylesheet. */
const THEME_COLOR = '#12100e'

export type HeadProps = PageData & {
  /** How each page is found and shared. Only the head of a page holds it. */
  discovery: Record<Route, Discovered>
  /** What the studio offers. */
  offers: Content['offers']
  serviceArea: Content['serviceArea']
}

/** What stands in a page's `<head>`, before the stylesheets and scripts of the build. */
export function Head({ discovery, offers, serviceArea, ...page }: HeadProps) {
  const { route, site, words, first } = page
  const title = `${words.title} | ${site.studio.name}`

  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={words.description} />
      <meta name="author" content={site.studio.photographer} />
      <meta name="theme-color" content={THEME_COLOR} />
      {first ? <PreloadPhoto {...first} /> : null}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {route ? (
        <Found
          {...{ route, site, words, offers, serviceArea, title }}
          discovered={discovery[route]}
          emblem={discovery.home.card.address}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

type FoundProps = Pick<HeadProps, 'site' | 'words' | 'offers' | 'serviceArea'> & {
  route: Route
  title: string
  discovered: Discovered
  /** Address of the picture that stands for the studio. */
  emblem: string
}

/** What only a page has that is meant to be found. */
function Found({ route, site, words, title, discovered, ...offered }: FoundProps) {
  const { studio, navigation } = site
  const address = studio.url + routes[route]
  const { label } = navigation[route]
  const graph = structuredData({ route, label, words, studio, discovered, ...offered })

  return (
    <>
      <link rel="canonical" href={address} />
      <Sharing
        address={address}
        title={title}
        description={words.description}
        siteName={studio.name}
        card={{ ...discovered.card, address: studio.url + discovered.card.address }}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(graph) }} />
    </>
  )
}

function PreloadPhoto({ photo: { full, tall }, sizes, tallSizes }: FirstPhoto) {
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
  } as const

  return tall && tallSizes ? (
    <>
      <link
        {...preload}
        media={TALL_WINDOW}
        imageSrcSet={srcSet(tall, 'avif')}
        imageSizes={tallSizes}
      />
      <link
        {...preload}
        media={`not all and ${TALL_WINDOW}`}
        imageSrcSet={srcSet(full, 'avif')}
        imageSizes={sizes}
      />
    </>
  ) : (
    <link {...preload} imageSrcSet={srcSet(full, 'avif')} imageSizes={sizes} />
  )
}
