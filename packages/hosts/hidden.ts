/** The page for every path that leads nowhere. */
export const NOT_FOUND = '/404.html'

/** Files in the site's folder that some hosts read. */
const FOR_HOSTS = ['/_headers', '/_redirects']

/**
 * Whether a file is there for its host alone, and not for visitors. Files in `.well-known` are for
 * others to ask for: whoever renews a certificate looks there (RFC 8615).
 */
export function isHidden(name: string): boolean {
  return (
    name === NOT_FOUND || FOR_HOSTS.includes(name) || /\/\.(?!well-known\/)|\.(br|gz)$/.test(name)
  )
}
