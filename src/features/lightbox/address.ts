import { addEntry, replaceAddress, restoreScroll } from '#src/ui/history-entry.ts'

/** Key in the state of a history entry that opening a photograph has added. */
const KEY = 'photograph'

/** The photograph that the page's address names, as in `/portfolio#stairs`. */
export function linkInAddress(): PhotographLink | undefined {
  const element = document.getElementById(location.hash.slice(1))
  const link = linkAround(element)
  return link === element ? link : undefined
}

/** The whole address of a photograph, for others. */
export function addressOf({ id }: PhotographLink): string {
  return `${location.origin}${location.pathname}#${id}`
}

/** Names an opened photograph in the address. Back closes it. */
export function enterAddress(id: string) {
  // Of several presses while the lightbox was loading, the last one counts.
  if (history.state?.[KEY]) turnAddress(id)
  else addEntry({ [KEY]: true }, `#${id}`)
}

/** Names the next photograph in the address, in the same history entry. */
export function turnAddress(id: string) {
  replaceAddress(`#${id}`)
}

/** Takes a closed photograph out of the address: goes back, or only changes the address if a link has led to it. */
export function leaveAddress() {
  if (history.state?.[KEY]) {
    addEventListener('popstate', restoreScroll, { once: true })
    history.back()
  } else if (linkInAddress()) {
    replaceAddress(location.pathname + location.search)
  }
}

/** A link that `src/ui/photograph-link.tsx` renders. Blockers and extensions may have taken any part of it away. */
export type PhotographLink = HTMLAnchorElement

const LINK = 'a[data-lightbox]'

/** The link of a photograph that contains an element of the page. */
export function linkAround(element: EventTarget | null): PhotographLink | undefined {
  return (element instanceof Element && element.closest<PhotographLink>(LINK)) || undefined
}

/** The first link to a photograph of the page. */
export function firstLink(): PhotographLink | null {
  return document.querySelector<PhotographLink>(LINK)
}

/** The links of a link's set, in the order of the page. */
export function linksBeside({ dataset }: PhotographLink): PhotographLink[] {
  const links = document.querySelectorAll<PhotographLink>(LINK)
  return [...links].filter((link) => link.dataset.lightbox === dataset.lightbox)
}

/** The link of the next photograph in its set (1), or of the one before (-1), in a circle. */
export function linkBeside(link: PhotographLink, by: 1 | -1): PhotographLink {
  const links = linksBeside(link)
  return links.at((links.indexOf(link) + by) % links.length) ?? link
}
