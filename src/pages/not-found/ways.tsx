import { useEffect } from 'react'

import { ROUTES, routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

type WaysProps = {
  /** Of the link to Home. */
  home: string
  /** The name of each page. */
  labels: Record<string, string>
}

/** The ways on: Home, and where the path is almost that of a page, this page. Logs the missing path (N1). */
export function Ways({ home, labels }: WaysProps) {
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
