import type { ComponentProps } from 'react'

import type { Site } from '#pipeline/content/content.ts'
import { routes, type Route } from '#src/routes.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './header.module.css'
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

/** The bar at the top of the window, and the menu of small screens. The current page has a wax ring. */
export function Header({ site, route, menu }: HeaderProps) {
  const { studio, navigation } = site
  const { open, button, toggle, choose } = menu
  const links = LINKS.map((link) => ({
    ...navigation[link],
    href: routes[link],
    isHere: link === route,
  }))

  const bookLink = (props?: ComponentProps<'a'>) => (
    <ButtonLink
      kind="book"
      href={routes.booking}
      aria-current={route === 'booking' ? 'page' : undefined}
      {...props}
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
          data-long={studio.name.length > LONG_NAME || undefined}
          onClick={open ? choose : undefined}
        >
          {studio.name}
        </a>
        <nav className={styles.links} aria-label="Main">
          {links.map(({ href, label, isHere }) => (
            <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
              {label}
              {isHere ? <Wax shape="ring-wide" /> : null}
            </a>
          ))}
        </nav>
        <div className={styles.book} hidden={open}>
          {bookLink()}
        </div>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={MENU}
          onClick={toggle}
          data-scripted=""
        >
          {/* Its name does not change, because its state says the same. */}
          Menu
          {open ? <Wax shape="cross" /> : null}
        </button>
      </div>
      <MenuPanel id={MENU} links={links} studio={studio} menu={menu}>
        {bookLink({ onClick: choose })}
      </MenuPanel>
    </header>
  )
}
