import { routes } from '#src/routes.ts'
import { TALL_WINDOW } from '#src/ui/picture.tsx'

import type { FirstPhoto, PageData } from './page-data.ts'

/** The film of the bar, for the browser's own chrome; `--film` in the stylesheet. */
const THEME_COLOR = '#12100e'

/** What stands in a page's `<head>`, before the stylesheets and scripts of the build. */
export function Head({ route, site: { studio }, words, first }: PageData) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${words.title} | ${studio.name}`}</title>
      <meta name="description" content={words.description} />
      <meta name="author" content={studio.photographer} />
      {route ? <link rel="canonical" href={studio.url + routes[route]} /> : null}
      <meta name="theme-color" content={THEME_COLOR} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {first ? <PreloadPhoto {...first} /> : null}
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
      <link {...preload} media={TALL_WINDOW} imageSrcSet={tall.avif} imageSizes={tallSizes} />
      <link
        {...preload}
        media={`not all and ${TALL_WINDOW}`}
        imageSrcSet={full.avif}
        imageSizes={sizes}
      />
    </>
  ) : (
    <link {...preload} imageSrcSet={full.avif} imageSizes={sizes} />
  )
}
