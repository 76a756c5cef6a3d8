import type { Content, Site } from '#pipeline/content/content.ts'
import type { Discovered } from '#pipeline/discovery/discovery.ts'
import { routes, type Route } from '#src/routes.ts'
import { TALL_WINDOW } from '#src/ui/picture.tsx'
import { srcSet } from '#src/ui/print-address.ts'

import type { FirstPhoto, PageData } from './page-data.ts'
import { asScript } from './as-script.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

/** The color of the browser's own bars. The same as `--film`. */
const THEME_COLOR = '#12100e'

export type HeadProps = PageData & {
  /** How each page is found and shared. */
  discovery: Record<Route, Discovered>
  offers: Content['offers']
  serviceArea: Content['serviceArea']
}

/** A page's `<head>`, except for stylesheets and fonts. */
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
        <Discovery
          {...{ route, site, words, offers, serviceArea, title }}
          discovered={discovery[route]}
          studioImage={discovery.home.card.address}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

type DiscoveryProps = Omit<PageFacts, 'label' | 'studio'> & { site: Site; title: string }

/** For search engines, and for sharing: Open Graph (ogp.me), which X reads too. */
function Discovery({ route, site, words, title, discovered, ...rest }: DiscoveryProps) {
  const { studio, navigation } = site
  const { card } = discovered
  const address = studio.url + routes[route]
  const { label } = navigation[route]
  const graph = structuredData({ route, label, words, studio, discovered, ...rest })

  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={studio.url + card.address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${card.width}`} />
      <meta property="og:image:height" content={`${card.height}`} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(graph) }} />
    </>
  )
}

function PreloadPhoto({ photo: { full, tall }, sizes, tallSizes }: FirstPhoto) {
  const crop = tall && tallSizes ? { prints: tall, sizes: tallSizes, media: TALL_WINDOW } : null
  const media = crop ? `not all and ${TALL_WINDOW}` : undefined
  const choices = [...(crop ? [crop] : []), { prints: full, sizes, media }]

  return choices.map((choice) => (
    <link
      key={choice.sizes}
      rel="preload"
      as="image"
      type="image/avif"
      fetchPriority="high"
      media={choice.media}
      imageSrcSet={srcSet(choice.prints, 'avif')}
      imageSizes={choice.sizes}
    />
  ))
}
