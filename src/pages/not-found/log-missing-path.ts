/** Tells whoever watches the console which path led nowhere (N1). */
export function logMissingPath() {
  console.error('404: there is no page at', location.pathname)
}
