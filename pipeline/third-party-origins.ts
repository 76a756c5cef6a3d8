import type { ThirdPartyOrigins } from '@studio/hosts/headers'
import type { Content } from './content/content.ts'
import type { ReceiverSettings } from '@studio/services/receivers/settings'

/** The other sites that the studio's settings make necessary, and nothing else. */
export function thirdPartyOrigins({ site, serviceArea }: Content): ThirdPartyOrigins {
  const { scheduling, inquiries, url } = site.studio
  const { sources = [], payment } = scheduling?.calendar ?? {}

  return {
    frames: [...sources, ...(serviceArea?.map ? [serviceArea.map.source] : [])],
    payments: payment ? sources : [],
    receivers: inquiries ? [sourceOf(inquiries.endpoint)] : [],
    forms: formTargets(inquiries, url),
  }
}

function formTargets(inquiries: ReceiverSettings | undefined, site: string): string[] {
  if (!inquiries?.plain) return []
  // Some browsers hold a form to its targets when the receiver sends the visitor back.
  return [sourceOf(inquiries.plain.action), site]
}

/** A path is on this site. */
function sourceOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : "'self'"
}
