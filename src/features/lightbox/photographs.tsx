import type { Studio } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { island } from '#src/ui/island.tsx'
import { wordsOf } from '#src/ui/words.ts'

import { OpenPhotographs } from './open-photographs.tsx'

const OpenPhotographsIsland = island('lightbox', OpenPhotographs, ['lightbox', 'film'])

type PhotographsProps = {
  all: Photo[]
  /** Whether visitors are offered each photograph as a file. */
  saving: Studio['saving']
}

/** Lets all photographs in a `PhotographLink` of a page open in the lightbox. */
export function Photographs({ all, saving }: PhotographsProps) {
  const films = new Map(all.flatMap(({ film }) => (film ? [[film.name, film]] : [])))
  return (
    <OpenPhotographsIsland
      films={[...films.values()]}
      canSave={saving !== 'off' && Boolean(wordsOf('lightbox').save)}
    />
  )
}
