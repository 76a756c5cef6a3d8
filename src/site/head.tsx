import type { Content } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { srcSet, TALL_WINDOW } from '#src/ui/picture.tsx'

import { asScript, type FirstPhoto, type PageData } from './page-data.ts'
import { structuredData, type PageFacts } from './structured-data.ts'

type HeadProps = PageData & Omit<PageFacts, 'route'> & { look: Content['look'] }

/** A page's `<head>`, except for stylesheets and fonts. */
export function Head(props: HeadProps) {
  const { site, look, words, first, route } = props

  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* iOS would put links of its own into text, which React then does not find. Ours are marked up. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{titleOf(props)}</title>
      <meta name="description" content={words.description} />
      <meta name="author" content={site.studio.photographer} />
      {/* The browser's own bars. */}
      <meta name="theme-color" content={look.colors.film} />
      {first ? <PreloadPhoto {...first} /> : null}
      {/* No SVG: Chromium draws it in the page's own thread, before the page can be used. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon-192.png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {route ? <Discovery {...props} route={route} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** For search engines, and for sharing: Open Graph (ogp.me), which X reads too. */
function Discovery(props: HeadProps & PageFacts) {
  const { route, words, discovery } = props
  const { studio, language } = props.site
  const { card } = discovery[route]
  const address = studio.url + routes[route]
  const openGraph = {
    type: 'website',
    url: address,
    site_name: studio.name,
    title: titleOf(props),
    description: words.description,
    locale: language.openGraph,
    image: studio.url + card.address,
    'image:type': 'image/jpeg',
    'image:width': `${card.width}`,
    'image:height': `${card.height}`,
    'image:alt': card.alt,
  }

  return (
    <>
      <link rel="canonical" href={address} />
      {/* Search engines want each to name all of them, itself included. */}
      {studio.elsewhere ? (
        <Languages all={{ [language.tag]: studio.url, ...studio.elsewhere }} path={routes[route]} />
      ) : null}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: asScript(structuredData(props)) }}
      />
    </>
  )
}

/** The same page in each language. `all` are the addresses of the sites. */
function Languages({ all, path }: { all: Record<string, string>; path: string }) {
  return Object.entries(all).map(([tag, site]) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={site + path} />
  ))
}

function PreloadPhoto({ photo: { full, tall }, sizes, tallSizes }: FirstPhoto) {
  const link = (prints: typeof full, imageSizes: string, media?: string) => (
    <link
      {...{ rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high', media }}
      imageSrcSet={srcSet(prints, 'avif')}
      imageSizes={imageSizes}
    />
  )
  if (!tall || !tallSizes) return link(full, sizes)

  return (
    <>
      {link(tall, tallSizes, TALL_WINDOW)}
      {link(full, sizes, `not all and ${TALL_WINDOW}`)}
    </>
  )
}

function titleOf({ words, site }: HeadProps): string {
  return `${words.title} | ${site.studio.name}`
}
