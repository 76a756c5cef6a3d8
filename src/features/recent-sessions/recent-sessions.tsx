import type { SessionPhoto } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island.tsx'

import { Carousel } from './carousel.tsx'
import { SessionSlide } from './session-slide.tsx'

const CarouselIsland = island('recent-sessions', Carousel, ['sessions'])

type RecentSessionsProps = {
  heading: string
  sessions: SessionPhoto[]
}

/** Photographs of sessions as a strip of film, cut where the film stock changes. */
export function RecentSessions({ heading, sessions }: RecentSessionsProps) {
  const slides = onFilm(sessions)

  return (
    <CarouselIsland
      heading={heading}
      slides={slides.map(({ session: { caption }, isCutBefore }) => ({ caption, isCutBefore }))}
    >
      {slides.map((slide, index) => (
        <SessionSlide key={slide.session.id} {...slide} number={index + 1} count={slides.length} />
      ))}
    </CarouselIsland>
  )
}

/** Exposures on a roll of 120 film, 6 × 4.5: the format whose upright frames stand on a strip that runs sideways. */
const EXPOSURES = 15

/**
 * Each session with its frame number on its roll, from 1. A roll is a run of neighbors on one film stock, and the
 * film is cut before it. The order stays that of the studio.
 */
function onFilm(sessions: SessionPhoto[]) {
  let frame = 0

  return sessions.map((session, index) => {
    const before = sessions[index - 1]
    const goesOn = before?.src.film?.name === session.src.film?.name && frame < EXPOSURES
    frame = goesOn ? frame + 1 : 1
    return { session, frame, isCutBefore: frame === 1 && index > 0 }
  })
}
