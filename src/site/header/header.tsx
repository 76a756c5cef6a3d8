import type { Site } from '#pipeline/content/content.ts'
import { ROUTES, routes, type Route } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { visibleLength } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './header.module.css'
import { MENU, MenuPanel } from './menu-panel.tsx'

type HeaderProps = {
  site: Site
  route: Route | undefined
}

/** Longer names need smaller type to fit a phone's bar in two lines. In characters. */
const LONG_NAME = 28

/** The bar at the top of the window, and the menu of small screens. The current page has a wax ring. */
export function Header({ site, route }: HeaderProps) {
  const { studio, navigation } = site
  const words = wordsOf('page')
  // Booking has a button of its own.
  const links = ROUTES.filter((one) => one !== 'booking').map((link) => ({
    ...navigation[link],
    href: routes[link],
    isHere: link === route,
  }))

  const bookLink = (
    <ButtonLink
      kind="book"
      href={routes.booking}
      aria-current={route === 'booking' ? 'page' : undefined}
    >
      {navigation.booking.label}
      {route === 'booking' ? <Wax shape="ring-wide" /> : null}
    </ButtonLink>
  )

  return (
    <header>
      <div className={`film ${styles.bar}`}>
        <a
          className={styles.brand}
          href={routes.home}
          data-long={visibleLength(studio.name) > LONG_NAME || undefined}
        >
          {studio.name}
        </a>
        <nav className={styles.links} aria-label={words.main}>
          {links.map(({ href, label, isHere }) => (
            <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
              {label}
              {isHere ? <Wax shape="ring-wide" /> : null}
            </a>
          ))}
        </nav>
        <div className={styles.book}>{bookLink}</div>
        <button type="button" className={styles.toggle} popoverTarget={MENU}>
          {/* Its name does not change, because its state says the same. */}
          {wordsOf('menu').name}
          <Wax shape="cross" />
        </button>
      </div>
      <MenuPanel links={links} studio={studio}>
        {bookLink}
      </MenuPanel>
    </header>
  )
}
