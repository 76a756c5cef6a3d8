import type { ThirdPartyOrigins } from '@studio/hosts/headers'
import type { Content } from './content/content.ts'

/** The other sites that the studio's settings make necessary, and nothing else. */
export function thirdPartyOrigins({ site, serviceArea }: Content): ThirdPartyOrigins {
  const { scheduling, inquiries, url } = site.studio
  const { sources = [], payment } = scheduling?.calendar ?? {}

  return {
    frames: [...sources, ...(serviceArea?.map ? [serviceArea.map.source] : [])],
    payments: payment ? sources : [],
    receivers: inquiries ? [sourceOf(inquiries.endpoint)] : [],
    // Some browsers hold a form to its targets when the receiver sends the visitor back.
    forms: inquiries?.plain ? [sourceOf(inquiries.plain.action), url] : [],
  }
}

/** A path is on this site. */
function sourceOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : "'self'"
}
