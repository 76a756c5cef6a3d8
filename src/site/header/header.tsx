import type { Site } from '#pipeline/content/content.ts'
import { routes, type Route } from '#src/routes.ts'

import { BookLink } from './book-link.tsx'
import styles from './header.module.css'
import { MainLinks } from './main-links.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { Menu } from './use-menu.ts'

type HeaderProps = {
  site: Site
  route: Route | undefined
  menu: Menu
}

const MENU = 'menu'
const LINKS = ['home', 'portfolio', 'about', 'contact'] as const

/** Longer names need smaller type to fit a phone's bar in two lines. In characters. */
const LONG_NAME = 28

/** The bar at the top of the window, and the menu of small screens. */
export function Header({ site, route, menu }: HeaderProps) {
  const { studio, navigation } = site

  return (
    <header>
      <div className={styles.bar}>
        <a
          className={styles.brand}
          href={routes.home}
          data-long={studio.name.length > LONG_NAME || undefined}
          onClick={menu.open ? menu.choose : undefined}
        >
          {studio.name}
        </a>
        <MainLinks links={LINKS} navigation={navigation} route={route} />
        <div className={styles.book} hidden={menu.open}>
          <BookLink navigation={navigation} route={route} />
        </div>
        <button
          ref={menu.button}
          type="button"
          className={styles.toggle}
          aria-label={menu.open ? 'Close menu' : undefined}
          aria-expanded={menu.open}
          aria-controls={MENU}
          onClick={menu.toggle}
          data-scripted=""
        >
          {menu.open ? 'Close' : 'Menu'}
        </button>
      </div>
      <MenuPanel id={MENU} links={LINKS} site={site} route={route} menu={menu} />
    </header>
  )
}
