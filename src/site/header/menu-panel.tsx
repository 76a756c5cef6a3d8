import type { Site } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { routes, type Route } from '#src/routes.ts'
import { coverScale } from '#src/ui/cover-scale.ts'
import { Picture } from '#src/ui/picture.tsx'
import { telLink } from '#src/ui/tel-link.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { BookLink } from './book-link.tsx'
import styles from './menu-panel.module.css'
import type { Menu } from './use-menu.ts'

type MenuPanelProps = {
  id: string
  links: readonly Exclude<Route, 'booking'>[]
  site: Site
  route: Route | undefined
  menu: Menu
}

/** The menu of small screens. Each link has a thumbnail. */
export function MenuPanel({ id, links, site, route, menu }: MenuPanelProps) {
  const { studio, navigation } = site

  return (
    <nav id={id} className={styles.menu} aria-label="Main" hidden={!menu.open}>
      <ol className={styles.frames}>
        {links.map((link, index) => (
          <li key={link}>
            <a
              className={navigation[link].thumbnail?.className}
              href={routes[link]}
              aria-current={link === route ? 'page' : undefined}
              onClick={menu.choose}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.word}>
                {navigation[link].label}
                {link === route ? <Wax shape="ring-wide" /> : null}
              </span>
              <Thumbnail photo={navigation[link].thumbnail} />
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <BookLink navigation={navigation} route={route} onChoose={menu.choose} />
        <p>
          <a href={`mailto:${studio.email}`}>{studio.email}</a>
          {studio.phone ? <a href={telLink(studio.phone)}>{studio.phone}</a> : null}
        </p>
      </div>
    </nav>
  )
}

function Thumbnail({ photo }: { photo: Photo | undefined }) {
  if (!photo) return null

  // Its column's width in the stylesheet, and its ratio.
  const sizes = `calc(min(6.5rem, 28vw) * ${coverScale(photo, 5 / 4)})`
  return (
    <span className={styles.thumbnail}>
      <Picture photo={photo} sizes={sizes} decorative />
    </span>
  )
}
