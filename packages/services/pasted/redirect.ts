import { decoded } from './plain-text.ts'

/** Hosts and paths where mail programs and networks lead links through, with the address in the query. */
const REDIRECTS = new RegExp(
  [
    String.raw`\.safelinks\.protection\.outlook\.com/`,
    String.raw`^(www\.)?google\.[a-z.]+/url$`,
    String.raw`^lm?\.(facebook|instagram|messenger|threads)\.(com|net)/`,
    String.raw`^(www\.)?youtube\.com/redirect$`,
    String.raw`^(www\.)?linkedin\.com/(safety|redir)/`,
    String.raw`^slack-redir\.net/`,
    String.raw`\.cudasvc\.com/url$`,
    String.raw`^deref-(mail|gmx|web)[\w-]*\.\w+/`,
    String.raw`^urldefense(\.proofpoint)?\.com/`,
  ].join('|'),
)

/** The address that a redirecting address leads to, empty if it hides that. Else undefined. */
export function behindRedirect({
  hostname,
  pathname,
  searchParams,
  href,
}: URL): string | undefined {
  if (!REDIRECTS.test(hostname + pathname)) return undefined

  const [, third] = /\/v3\/__(.+?)__;/.exec(href) ?? []
  if (third) return third
  // Its second format writes % as - and / as _.
  const second = pathname.startsWith('/v2/') ? searchParams.get('u') : undefined
  if (second) return decoded(second.replace(/-(?=[\dA-F]{2})/g, '%').replaceAll('_', '/'))
  return [...searchParams.values()].find((value) => /^https?:\/\//i.test(value)) ?? ''
}
