import {
  checkedAddress,
  MORE_THAN_ONE,
  oneAddress,
  withHttps,
  type AddressResult,
} from '../pasted/address.ts'
import {
  addressesIn,
  anchorsIn,
  attribute,
  QUOTED,
  snippetIn,
  valuesOf,
} from '../pasted/snippet.ts'

/** Finds addresses of calendars in a snippet. */
type Finder = (code: string) => string[]

/** Ways in which snippets name a calendar, the surest first. The first that finds any counts. */
const FINDERS: Finder[] = [
  (code) => valuesOf(code, attribute('(?:data-)?src', 'iframe|embed')).filter(isPage),
  (code) => valuesOf(code, attribute('data-(?:url|src)')).filter(isPage),
  (code) => (/tidycal/i.test(code) ? valuesOf(code, attribute('data-path')).map(tidyCal) : []),
  calLinks,
  (code) => (/\bycb\.me|youcanbook/i.test(code) ? valuesOf(code, YOUCANBOOKME).map(ycbm) : []),
  (code) => valuesOf(code, URL_IN_CODE).filter(isPage),
  // The one script whose address is that of the calendar.
  (code) => valuesOf(code, /["']([^\s"']+\/appointments\/buyer\/widget\/[^\s"']+)/g),
  anchorsIn,
  (code) => addressesIn(code).filter(isPage),
]

const CAL_LINK = new RegExp(
  String.raw`\b(?:data-cal-link|calLink)["']?\s*[:=]\s*\{?\s*${QUOTED}`,
  'g',
)
const CAL_ORIGIN = /(?<![\w-])(?:data-cal-origin|calOrigin|origin)["']?\s*[:=]/g
const CAL_ORIGINS = new RegExp(String.raw`${CAL_ORIGIN.source}\s*\{?\s*${QUOTED}`, 'g')
const CAL_SCRIPT = /["'`]((?:https?:)?\/\/[^\s"'`]+?)\/embed[\w-]*\/embed\.js/g
const URL_IN_CODE = new RegExp(String.raw`\burl["']?\s*[:=]\s*\{?\s*${QUOTED}`, 'gi')
const YOUCANBOOKME = attribute('data-domain', 'script')

/**
 * The address in what an owner pasted: an address with or without `https://`, or a scheduling
 * service's embed snippet. Text without any address is returned as it is.
 */
export function addressIn(pasted: string): AddressResult<string> {
  const code = snippetIn(pasted)
  if (code === undefined) return oneAddress(pasted)

  for (const find of FINDERS) {
    const [address, ...others] = new Set(find(code).map(withHttps))
    if (others.length > 0) return { mistake: MORE_THAN_ONE }
    if (address) return checkedAddress(address)
  }
  return {
    mistake:
      'is a snippet without the address of a calendar. ' +
      'Paste the link you would send to a client instead.',
  }
}

/** Cal.com's snippets name a path, and a server where it is not the usual one. */
function calLinks(code: string): string[] {
  const [origin] = [
    ...valuesOf(code, CAL_ORIGINS),
    ...valuesOf(code, CAL_SCRIPT),
    'https://cal.com',
  ]
  // A server in a variable cannot be known. Another one may have a stranger of that name.
  const isKnown = code.match(CAL_ORIGIN)?.length === code.match(CAL_ORIGINS)?.length
  if (!isKnown || !origin) return []
  return valuesOf(code, CAL_LINK).map((link) =>
    /^(https?:)?\/\/|^(app\.)?cal\.(com|eu)\//.test(link)
      ? link
      : `${withHttps(origin).replace(/\/+$/, '')}/${bare(link)}`,
  )
}

function tidyCal(path: string): string {
  return isPage(path) && path.includes('//') ? path : `https://tidycal.com/${bare(path)}`
}

function ycbm(domain: string): string {
  return domain.includes('.') ? domain : `https://${domain}.youcanbook.me`
}

/** Whether it is an address, and not that of a script, a style or a picture. */
function isPage(address: string): boolean {
  return (
    /^((https?:)?\/\/|[\w-]+(\.[\w-]+)+([/?#]|$))/i.test(address) &&
    !/\.(m?js|css|png|jpe?g|gif|svg|webp|ico)([?#]|$)/i.test(address) &&
    !/\bgoogletagmanager\.com/.test(address)
  )
}

function bare(path: string): string {
  return path.replace(/^\/+/, '')
}
