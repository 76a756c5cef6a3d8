import { useEffect } from 'react'

import { ROUTES, routes, type Route } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import { logMissingPath } from './log-missing-path.ts'

type WaysProps = {
  /** Of the link to Home. */
  home: string
  /** The name of each page. */
  labels: Record<string, string>
}

/** The ways on: Home, and where the path is almost that of a page, this page. */
export function Ways({ home, labels }: WaysProps) {
  const meant = useHydrated() ? linkLike(location) : undefined

  useEffect(logMissingPath, [])

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

/** The page whose path differs only by capitals, slashes or what a sentence leaves behind a link. */
function routeLike(pathname: string): Route | undefined {
  const lettersOf = (path: string) => path.toLowerCase().replace(/%..|[^a-z]|\.html?$/g, '')
  const letters = lettersOf(pathname)
  return letters ? ROUTES.find((name) => lettersOf(routes[name]) === letters) : undefined
}
