import { useEffect } from 'react'

import 'virtual:photographs/not-found.css'

import type { Content } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import type { PageData } from '#src/site/page-data.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print.tsx'
import { island } from '#src/ui/island.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { ROUTES, routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import styles from './not-found.module.css'

const SuggestionsIsland = island('suggestions', Suggestions)

type NotFoundProps = { data: PageData<Content['notFound']> }

/**
 * The 404 page: a strip of 35mm film with an empty frame between two photographs, and the number in it.
 * The strip has a film stock if both photographs are on the same.
 */
export default function NotFound({ data: { words, site } }: NotFoundProps) {
  const [before, after] = words.neighbors
  const labels = Object.fromEntries(
    Object.entries(site.navigation).map(([route, { label }]) => [route, label]),
  )
  const film = before.film?.name === after.film?.name ? before.film : undefined

  return (
    <section className={`stack ${styles.lost}`}>
      <h1 className="h2">{words.heading}</h1>
      <div className={`film not-on-paper ${styles.leader} ${film?.className ?? ''}`}>
        <EdgePrint>
          <b>{film?.name ?? '35mm'}</b>
          <EdgeNumbers frame={404} />
        </EdgePrint>
        <div className={styles.perforations} />
        <div className={styles.frames}>
          <Neighbor photo={before} />
          <div>
            <h2>{words.number}</h2>
          </div>
          <Neighbor photo={after} />
        </div>
        <div className={styles.perforations} />
        <div className={styles.edge}>{film?.process === 'black-and-white' ? null : <DxCode />}</div>
      </div>
      <div className={styles.end}>
        <p className="lede">{words.text}</p>
        <div className="beside">
          <SuggestionsIsland home={words.link} labels={labels} />
        </div>
      </div>
    </section>
  )
}

/** The bar code that the other edge of 35mm color negative film has, twice a frame: clock above, data below. */
function DxCode() {
  return (
    <>
      <i />
      <i />
    </>
  )
}

function Neighbor({ photo }: { photo: Photo }) {
  const { width, height } = photo.full
  // `--frame` of the stylesheet, 3:2, which cuts what is wider.
  const cut = Math.max(1, width / height / 1.5).toFixed(3)
  const wide = 'max(min(53.75rem, (100svh - 26.5rem) * 1.09), 17.5rem)'
  const frame = 'max(min(84vw, 53.75rem, (100svh - 24.375rem) * 1.36), 17.5rem)'
  const sizes = `(min-width: 64em) calc(${wide} * ${cut}), calc(${frame} * ${cut})`

  return (
    <div className={photo.className}>
      <Picture photo={photo} sizes={sizes} loading="eager" decorative />
    </div>
  )
}

type SuggestionsProps = {
  /** Of the link to Home. */
  home: string
  /** The name of each page. */
  labels: Record<string, string>
}

/** Links on: Home, and where the path is almost that of a page, this page. Logs the missing path (N1). */
function Suggestions({ home, labels }: SuggestionsProps) {
  const meant = useHydrated() ? linkLike(location) : undefined
  const [page, start] = meant?.route === 'home' ? [undefined, meant.href] : [meant, routes.home]

  useEffect(() => console.error('404: there is no page at', location.pathname), [])

  return (
    <>
      {page ? <ButtonLink href={page.href}>{labels[page.route]}</ButtonLink> : null}
      <ButtonLink kind={page ? 'line' : 'black'} href={start} suppressHydrationWarning>
        {home}
      </ButtonLink>
    </>
  )
}

/**
 * The page that an address almost names, with its query and place: it may have capitals, slashes, an extension, and behind it
 * what an app or a sentence adds. The path ends at the first character that no path has, or at a parameter (`utm_source=`).
 */
function linkLike({ pathname, search, hash }: Location) {
  const ascii = pathname.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent).replaceAll(/%../g, ' ')
  const [, path = '', rest = ''] =
    /^[^\w?&#;]*((?:(?!\b\w+=)[\w/.-])*)[^?&#;]*(.*)$/s.exec(ascii + search + hash) ?? []
  const route = ROUTES.find((name) => lettersOf(routes[name]) === lettersOf(path))
  return route && { route, href: routes[route] + rest.replace(/^[&;]/, '?') }
}

/** Those of a path, without an extension and `index`. */
function lettersOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.[a-z]+[^a-z]*$/, '')
    .replace(/\bindex$/, '')
    .replaceAll(/[^a-z]/g, '')
}
