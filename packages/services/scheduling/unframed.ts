import { isProfile, isShortLink } from '../pasted/known-hosts.ts'

/** Why an address cannot be a calendar in a frame, and what to paste instead. */
export function unframedMistake(url: URL, example: string): string | undefined {
  if (isShortLink(url)) {
    return (
      'is a short link, which cannot be shown in your page. Open it, and paste the long address ' +
      `it leads to, like ${example}.`
    )
  }
  if (isProfile(url)) {
    return (
      'is a page of links or of a network, and no calendar. Paste the address of the page on which ' +
      `clients choose a time, like ${example}.`
    )
  }
  // https://help.honeybook.com/en/articles/6909513: its forms can be embedded, its calendar cannot.
  const isForm = url.pathname.startsWith('/embed/')
  return /(^|\.)(honeybook\.com|hbportal\.co)$/.test(url.hostname) && !isForm
    ? 'is at HoneyBook, whose calendar cannot be shown in other pages. Leave the calendar out, and ' +
        'paste this address for each package.'
    : undefined
}
