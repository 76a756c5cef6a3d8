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
