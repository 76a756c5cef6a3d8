import type { FilmStock, Photo } from '#pipeline/model/photo.ts'

/** A link that `src/ui/photograph-link.tsx` renders. */
export type PhotographLink = HTMLAnchorElement

const LINK = 'a[data-lightbox]'

/** The link of a photograph that an element of the page is in. */
export function linkAround(element: EventTarget | null): PhotographLink | undefined {
  return (element instanceof Element && element.closest<PhotographLink>(LINK)) || undefined
}

/** The first link to a photograph of the page. */
export function firstLink(): PhotographLink | null {
  return document.querySelector<PhotographLink>(LINK)
}

/** The links of its set, in the order of the page. */
export function linksBeside({ dataset }: PhotographLink): PhotographLink[] {
  const links = document.querySelectorAll<PhotographLink>(LINK)
  return [...links].filter((link) => link.dataset.lightbox === dataset.lightbox)
}

/** The photograph in a link, as the page shows it: so nothing is sent twice. */
export function photographAt(link: PhotographLink, films: FilmStock[]): Photo {
  const image = link.querySelector('img')!
  const avif = printsIn(link.querySelector('source')!.srcset)

  return {
    className: [...link.classList].find((name) => name.startsWith('photo-'))!,
    alt: image.alt,
    film: films.find(({ name }) => name === link.dataset.film),
    full: {
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      address: avif.address,
      avif: avif.widths,
      jpg: printsIn(image.srcset).widths,
    },
  }
}

/** The prints in a `srcset`. The inverse of what `src/ui/picture.tsx` writes. */
function printsIn(srcSet: string) {
  const prints = [...srcSet.matchAll(/(\S+) (\d+)w/g)]
  return {
    address: prints[0]![1]!.replace(/-\d+(-\w+)\.\w+$/, '-{width}$1.{format}'),
    widths: prints.map(([, , width]) => Number(width)),
  }
}
