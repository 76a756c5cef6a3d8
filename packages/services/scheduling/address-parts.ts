/** The address with these parameters as well, except where its query has them already. */
export function withQuery(url: URL, parameters: Record<string, string>): URL {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(parameters)) {
    if (!changed.searchParams.has(name)) changed.searchParams.append(name, value)
  }
  return changed
}

/** The address without these parameters. */
export function withoutQuery(url: URL, ...names: string[]): URL {
  const changed = new URL(url)
  for (const name of names) {
    // Deleting rewrites the whole query, even when there was nothing to delete.
    if (changed.searchParams.has(name)) changed.searchParams.delete(name)
  }
  return changed
}

/** The address on another host, or at another path. */
export function at(url: URL, parts: { host?: string; path?: string }): URL {
  const changed = new URL(url)
  changed.host = parts.host ?? url.host
  changed.pathname = parts.path ?? url.pathname
  return changed
}
