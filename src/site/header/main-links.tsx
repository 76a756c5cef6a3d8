import type { Navigation } from '#pipeline/content/content.ts'
import { routes, type Route } from '#src/routes.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './main-links.module.css'

type MainLinksProps = {
  links: readonly Exclude<Route, 'booking'>[]
  navigation: Navigation
  route: Route | undefined
}

/** The links in the bar. The current page has a wax ring. */
export function MainLinks({ links, navigation, route }: MainLinksProps) {
  return (
    <nav className={styles.links} aria-label="Main">
      {links.map((link) => (
        <a key={link} href={routes[link]} aria-current={link === route ? 'page' : undefined}>
          {navigation[link].label}
          {link === route ? <Wax shape="ring-wide" /> : null}
        </a>
      ))}
    </nav>
  )
}
