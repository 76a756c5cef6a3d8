import { plainText, plainValue, TAG } from './plain-text.ts'

/** A string between quotes of one kind. */
export const QUOTED = String.raw`(?:"([^"]*)"|'([^']*)'|${'`'}([^${'`'}]*)${'`'})`

/** The start of a tag, before an attribute. */
const WITHIN = String.raw`(?:"[^"]*"|'[^']*'|[^>"'])*?\s`

/** What a link's words say of the service itself, and not of the studio. */
const CREDIT = /powered by|\bsoftware\b|sign up|free trial|get your own/i

/** What was pasted, without comments, if it is code or HTML. Undefined if it is other text. */
export function snippetIn(pasted: string): string | undefined {
  const text = plainText(pasted)
  const isCode =
    TAG.test(text) || /\w=\s*\{?["']|\w["']\s*:\s*["']|\(\s*[{"']|\bcalLink\b/i.test(text)
  return isCode ? text.replace(/<!--.*?-->/gs, ' ') : undefined
}

/** Tags that hold no calendar. */
const FILES = '(?:script|link|img|a|source)'

/** Matches an attribute with its value, of certain tags or of any that may hold a calendar. */
export function attribute(name: string, tags = String.raw`(?!${FILES}\b)[a-z][\w-]*`): RegExp {
  const value = String.raw`(?:\{?\s*${QUOTED}|([^\s"'>{]+))`
  return new RegExp(String.raw`<(?:${tags})\b${WITHIN}${name}\s*=\s*${value}`, 'gi')
}

/** What the pattern's groups found, each as plain text. Nothing empty. */
export function valuesOf(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.filter(Boolean).map((found) => plainValue(found!)),
  )
}

/** Where links lead to, except to the service's own pages. */
export function anchorsIn(code: string): string[] {
  return [...code.matchAll(/<a\b[^>]*>.*?(?=<\/a|<a\b|$)/gis)].flatMap(([link]) => {
    const [address] = valuesOf(link, attribute('href', 'a'))
    const isHome = /^(https?:)?\/\/www\.[^/]+\/?$/i.test(address ?? '')
    return address && /^((https?:)?\/\/)/i.test(address) && !isHome && !CREDIT.test(link)
      ? [address]
      : []
  })
}

/** Addresses anywhere in code, but for those of scripts, styles, pictures and links. */
export function addressesIn(code: string): string[] {
  const rest = code.replace(new RegExp(String.raw`<${FILES}\b[^>]*>`, 'gi'), ' ')
  return valuesOf(rest, /((?:https?:)?\/\/[^\s"'`<>\\)]+)/gi)
}
