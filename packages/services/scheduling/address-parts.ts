/** Adds parameters that the query does not have yet. */
export function withQuery(url: URL, parameters: Record<string, string>): URL {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(parameters)) {
    if (!changed.searchParams.has(name)) changed.searchParams.append(name, value)
  }
  return changed
}

/** Removes parameters. */
export function withoutQuery(url: URL, ...names: string[]): URL {
  const changed = new URL(url)
  for (const name of names) {
    // `delete` reformats the whole query, even if there is nothing to delete.
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
