import type { SessionPhoto } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island/island.tsx'

import { Carousel } from './carousel.tsx'
import { onFilm } from './on-film.ts'
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
