import type { IncomingHttpHeaders } from 'node:http'

/** What tells one version of a file from another: its `ETag`, and its `Last-Modified`. */
export type Validators = { etag: string; modified: string }

/** Whether the copy that a browser says it holds is still the current one. */
export function isFresh(request: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const held = request['if-none-match']
  if (held !== undefined) return held.trim() === '*' || tags(held).includes(etag)

  const since = Date.parse(request['if-modified-since'] ?? '')
  return Date.parse(modified) <= since
}

/** Whether a part may be sent: not when it would continue a copy that is no longer the current one. */
export function mayContinue(request: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const held = request['if-range']
  return held === undefined || held === etag || held === modified
}

function tags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
