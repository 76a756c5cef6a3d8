import type { Photo } from '#pipeline/model/photo.ts'
import { island } from '#src/ui/island/island.tsx'

import { OpenPhotographs } from './open-photographs.tsx'

const OpenPhotographsIsland = island('lightbox', OpenPhotographs, ['lightbox', 'film'])

/** Lets the photographs of a page open in the lightbox: all that are in a `PhotographLink`. */
export function Photographs({ all }: { all: Photo[] }) {
  const films = new Map(all.flatMap(({ film }) => (film ? [[film.name, film]] : [])))
  return <OpenPhotographsIsland films={[...films.values()]} />
}
