import type { Content } from './content/content.ts'

/** What pages have to do with other sites, as sources of a content-security policy. */
export type Outside = {
  /** Whose pages are shown inside ours. */
  frames: string[]
  /** Which of those may ask a visitor to pay. */
  payments: string[]
  /** Where inquiries are posted to. */
  receivers: string[]
}

/** What the studio's settings make necessary, and nothing else. */
export function outside({ site, serviceArea }: Content): Outside {
  const { scheduling, inquiries } = site.studio
  const { sources, payment } = scheduling.calendar

  return {
    frames: [...sources, serviceArea.map.source],
    payments: payment ? sources : [],
    receivers: inquiries ? [sourceOf(inquiries.endpoint)] : [],
  }
}

/** A path is on this site. */
function sourceOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : "'self'"
}
