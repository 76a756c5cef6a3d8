import type { ThirdPartyOrigins } from '@studio/hosts/headers'
import { urlOf } from '@studio/services/pasted'
import type { Content } from './content/content.ts'

/** The other sites that the studio's settings make necessary, and nothing else. */
export function thirdPartyOrigins({ site, serviceArea }: Content): ThirdPartyOrigins {
  const { scheduling, inquiries, url } = site.studio
  const { sources = [], payment } = scheduling?.calendar ?? {}

  return {
    frames: [...sources, ...(serviceArea?.map ? [serviceArea.map.source] : [])],
    payments: payment ? sources : [],
    // A path is on this site.
    receivers: inquiries ? [urlOf(inquiries.endpoint)?.origin ?? "'self'"] : [],
    forms: inquiries?.plain ? ["'self'", ...anywhereBack(url)] : [],
  }
}

/**
 * Chromium applies `form-action` to every redirect on the way back. Through which hosts a receiver and the site's own
 * host redirect is not known here, and may change; some of the own host’s redirects are plain http.
 */
function anywhereBack(url: string): string[] {
  const name = new URL(url).host.replace(/^www\./, '')
  return ['https:', `http://${name}`, `http://www.${name}`]
}
