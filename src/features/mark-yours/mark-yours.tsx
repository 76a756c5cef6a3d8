import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/ui/button.tsx'
import { island } from '#src/ui/island.tsx'
import { useNear } from '#src/ui/when-needed.ts'
import { wordsOf } from '#src/ui/words.ts'

import { HASH, type Marker } from './marks.ts'

type MarkYoursProps = {
  /** The numbers of the frames that the studio printed, from 1. */
  printed: number[]
}

type Marking = typeof import('./marking.tsx')

/** The button with which a visitor begins to mark frames of the roll. What it begins is loaded once it is near. */
export const MarkYours = island('mark-yours', BeginMarking, ['roll', 'photographs', 'lightbox'])

function BeginMarking({ printed }: MarkYoursProps) {
  const words = wordsOf('roll')
  const [loaded, setLoaded] = useState<{ code: Marking; section: HTMLElement }>()
  const [marker, setMarker] = useState<Marker>()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)

  useEffect(() => {
    // A link to marked frames leads to them from anywhere.
    if (!isNear && !location.hash.startsWith(HASH)) return
    // Offline, the roll stays as the studio marked it.
    import('./marking.tsx').then(
      (code) => {
        const section = place.current!.closest('section')!
        setMarker((pressed) => pressed ?? code.firstMarker(section))
        setLoaded({ code, section })
      },
      () => undefined,
    )
  }, [isNear])

  return (
    <div ref={place} data-scripted="">
      <Button
        kind="line"
        aria-pressed={marker === 'visitor'}
        onClick={() => setMarker(marker === 'visitor' ? 'studio' : 'visitor')}
      >
        {words.mark}
      </Button>
      {loaded && marker ? (
        <loaded.code.Marking
          section={loaded.section}
          {...{ printed, marker }}
          onMarker={setMarker}
        />
      ) : null}
    </div>
  )
}
