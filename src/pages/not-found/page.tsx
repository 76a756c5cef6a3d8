import { useEffect } from 'react'

import 'virtual:photographs/not-found.css'
import type { Content } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { routes, type Route } from '#src/routes.ts'
import type { PageData } from '#src/site/page-data.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { coverScale, Picture } from '#src/ui/picture.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import styles from './not-found.module.css'

type NotFoundProps = { data: PageData<Content['notFound']> }

/**
 * The 404 page: a strip of 35mm film with an empty frame between two photographs, and the number in it.
 * The strip has a film stock if both photographs are on the same. Where a path is almost that of a page, a
 * link leads there.
 */
export default function NotFound({ data: { words, site } }: NotFoundProps) {
  const meant = useHydrated() ? linkLike(location) : undefined
  const [before, after] = words.neighbors
  const film = before.film?.name === after.film?.name ? before.film : undefined

  useEffect(() => console.error('404: there is no page at', location.pathname), [])

  return (
    <section className={styles.lost}>
      <h1 className="h2">{words.heading}</h1>
      <div className={`film ${styles.leader} ${film?.className ?? ''}`}>
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
        <EdgePrint>
          <span>403A</span>
          <span>Safety film</span>
          <span>405</span>
        </EdgePrint>
      </div>
      <div className={styles.end}>
        <p className="lede">{words.text}</p>
        <div className={styles.ways}>
          {meant ? (
            <ButtonLink href={meant.href}>{site.navigation[meant.route].label}</ButtonLink>
          ) : null}
          <ButtonLink kind={meant ? 'line' : 'black'} href={routes.home}>
            {words.link}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function linkLike({ pathname, search, hash }: Location) {
  const route = routeLike(pathname)
  return route && { route, href: routes[route] + search + hash }
}

/** The page whose path differs only by capitals, slashes or what a sentence leaves behind a link. */
function routeLike(pathname: string): Route | undefined {
  const lettersOf = (path: string) => path.toLowerCase().replace(/%..|[^a-z]|\.html?$/g, '')
  const letters = lettersOf(pathname)
  const names = Object.keys(routes) as Route[]
  return letters ? names.find((name) => lettersOf(routes[name]) === letters) : undefined
}

function Neighbor({ photo }: { photo: Photo }) {
  // `--frame` of the stylesheet, 3:2.
  const frame = 'max(min(84vw, 53.75rem, (100svh - 24.375rem) * 1.36), 17.5rem)'
  const sizes = `calc(${frame} * ${coverScale(photo, 3 / 2)})`

  return (
    <div className={photo.className}>
      <Picture photo={photo} sizes={sizes} loading="eager" decorative />
    </div>
  )
}
