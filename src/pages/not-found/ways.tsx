import { useEffect } from 'react'

import { ROUTES, routes, type Route } from '#pipeline/content/pages.ts'
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

  useEffect(() => console.error('404: there is no page at', location.pathname), [])

  return (
    <>
      {meant ? <ButtonLink href={meant.href}>{labels[meant.route]}</ButtonLink> : null}
      <ButtonLink kind={meant ? 'line' : 'black'} href={routes.home} suppressHydrationWarning>
        {home}
      </ButtonLink>
    </>
  )
}

function linkLike({ pathname, search, hash }: Location) {
  const route = routeLike(pathname)
  return route && { route, href: routes[route] + search + hash }
}

/** The page whose path differs only by capitals, slashes, `.html` or what a sentence leaves behind a link. */
function routeLike(pathname: string): Route | undefined {
  const lettersOf = (path: string) =>
    path
      .toLowerCase()
      .replace(/%../g, '')
      .replace(/\.html?(?=[^a-z]*$)/, '')
      .replace(/[^a-z]/g, '')
  const letters = lettersOf(pathname)
  return letters ? ROUTES.find((name) => lettersOf(routes[name]) === letters) : undefined
}
