import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/ui/button.tsx'
import { island } from '#src/ui/island.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { wordsOf } from '#src/ui/words.ts'

import { HASH } from './marks.ts'

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
  const [isPressed, setPressed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)

  useEffect(() => {
    // A link to marked frames leads to them from anywhere.
    if (!isNear && !location.hash.startsWith(HASH)) return
    // Offline, the roll stays as the studio marked it.
    import('./marking.tsx').then(
      (code) => setLoaded({ code, section: place.current!.closest('section')! }),
      () => undefined,
    )
  }, [isNear])

  return (
    <div ref={place} data-scripted="">
      {loaded ? (
        <loaded.code.Marking section={loaded.section} printed={printed} begins={isPressed} />
      ) : (
        <Button kind="line" aria-pressed={false} onClick={() => setPressed(true)}>
          {words.mark}
        </Button>
      )}
    </div>
  )
}
