import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'
import { coverScale } from '#src/ui/picture.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import type { SessionOnFilm } from './on-film.ts'
import styles from './session-slide.module.css'

type SessionSlideProps = SessionOnFilm & {
  /** Its position in the carousel, from 1. */
  number: number
  count: number
}

/** Width ÷ height of every frame, as in the stylesheet. */
const RATIO = 0.8

/** One slide, with its frame number and caption. The first frame of a roll has the film stock's tag. */
export function SessionSlide(props: SessionSlideProps) {
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
        <Frame photo={photo} sizes={sizesCropped(photo)} />
      </PhotographLink>
      <p>
        {caption}
        {inStory ? <small>{inStory}</small> : null}
      </p>
    </div>
  )
}

/** `sizes`: a share of the carousel minus gaps plus notches (8 px), and more if it is cropped. */
function sizesCropped(photo: Photo): string {
  const times = coverScale(photo, RATIO)
  const width = (share: number) => {
    const wide = `${share}vw - 6px`
    return times > 1 ? `calc((${wide}) * ${times})` : `calc(${wide})`
  }

  return `(min-width: 64em) ${width(33.3)}, (min-width: 40em) ${width(50)}, ${width(80)}`
}
