/** The file of the 404 page. */
export const NOT_FOUND = '/404.html'

/** Settings that some hosts read from the site's folder. */
const HOST_SETTINGS = ['/_headers', '/_redirects']

/**
 * Whether a file is not for visitors: host settings, dot files, compressed variants and the 404
 * page. `.well-known` is public: certificate renewal reads it (RFC 8615).
 */
export function isHidden(file: string): boolean {
  return (
    file === NOT_FOUND ||
    HOST_SETTINGS.includes(file) ||
    /\/\.(?!well-known\/)|\.(br|gz)$/.test(file)
  )
}
