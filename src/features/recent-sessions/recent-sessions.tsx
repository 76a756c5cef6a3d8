import type { SessionPhoto } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island.tsx'
import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import { Carousel } from './carousel.tsx'
import styles from './session-slide.module.css'

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

type SessionSlideProps = {
  session: SessionPhoto
  /** The slide's number on its roll, from 1. */
  frame: number
  /** Whether the film is cut before the slide. */
  isCutBefore: boolean
  /** The slide's position in the carousel, from 1. */
  number: number
  count: number
}

/** Width ÷ height of every frame, 6 × 4.5, as in the stylesheet. */
const RATIO = 0.75

/** One slide, with its frame number and caption. The first frame of a roll has the film stock's tag. */
function SessionSlide(props: SessionSlideProps) {
  const words = wordsOf('sessions')
  const photographs = wordsOf('photographs')
  const { session, frame, isCutBefore, number, count } = props
  const { src: photo, caption, address, story, part } = session
  const inStory = part && fill(photographs.story, { story: story!, ...part })

  return (
    <div
      className={`film ${styles.slide}`}
      role="group"
      aria-roledescription={words.slide}
      aria-label={fill(words.position, { number, count })}
      data-cut={isCutBefore || undefined}
    >
      <div className={styles.edge}>
        {frame === 1 ? <FilmStockTag film={photo.film} /> : null}
        <EdgePrint>
          <EdgeNumbers frame={frame} />
        </EdgePrint>
      </div>
      <PhotographLink
        photo={photo}
        address={address}
        set="sessions"
        words={{ title: caption, note: inStory }}
        className={styles.link}
      >
        {/* A cropped photograph has clean edges. Filed edges would say that nothing was cropped. */}
        <span className={styles.gate}>
          <Picture photo={photo} sizes={sizesCropped(photo)} />
        </span>
      </PhotographLink>
      <p>
        {caption}
        {inStory ? <small>{inStory}</small> : null}
      </p>
    </div>
  )
}

/** `sizes` of a slide: a share of the carousel without gaps. More if it is cropped, up to the window's height. */
function sizesCropped({ full: { width: across, height } }: Photo): string {
  const times = Math.max(1, Math.round((across / height / RATIO) * 1000) / 1000)
  const tallest = `max(16rem, 100vh - 23.25rem) * ${Math.round(times * RATIO * 1000) / 1000}`
  const width = (share: number) => {
    const wide = `${share}vw - 14px`
    return times > 1 ? `max(${wide}, min((${wide}) * ${times}, ${tallest}))` : `calc(${wide})`
  }

  return `(min-width: 64em) ${width(33.3)}, (min-width: 40em) ${width(50)}, ${width(80)}`
}
