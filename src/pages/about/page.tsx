import 'virtual:photographs/about.css'
// No other page has italics.
import 'virtual:typefaces/quote.css'

import type { Pages } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import type { FirstPhoto, PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked, Phrases } from '#src/ui/phrases.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { Picture } from '#src/ui/picture.tsx'

import styles from './about.module.css'

type AboutProps = { data: PageData<Pages['about']> & { first: FirstPhoto } }

/** `/about`: the photographer, what she values, and a test strip. */
export default function About({ data: { words, first } }: AboutProps) {
  const { introduction, philosophy, banner } = words
  const { portrait, caption, heading, lede } = introduction

  return (
    <>
      <section className={styles.introduction} data-portrait="">
        <figure className={`film ${styles.portrait}`}>
          <Frame {...first} loading="first" />
          {caption || portrait.film ? (
            <figcaption>
              {caption ? <strong>{caption}</strong> : null}
              <FilmStockTag film={portrait.film} />
            </figcaption>
          ) : null}
        </figure>
        <div className={styles.text}>
          <h1>
            <Marked text={heading} />
          </h1>
          <p className="lede">{lede}</p>
        </div>
      </section>
      <Story words={words} />
      {philosophy ? <TestStrip words={philosophy} /> : null}
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
    </>
  )
}

type StoryProps = { words: Pick<Pages['about'], 'story' | 'storyPhotograph' | 'quote' | 'notches'> }

/**
 * The photographer's story, and below it what the notches in the frames are: the left edge of a frame, enlarged three times,
 * and an arrow to its notches. Beside them a quote with its line breaks, and a photograph.
 */
function Story({ words: { story, storyPhotograph, quote, notches } }: StoryProps) {
  return (
    <section className={`section columns ${styles.story}`}>
      <div className={styles.paragraphs}>
        {story.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {notches ? (
          <figure className={`film not-on-paper ${styles.notches}`}>
            <div className={styles.edge}>
              <div className={`${styles.frame} ${notches.photograph.className}`}>
                <Frame
                  photo={notches.photograph}
                  // Enlarged three times. Where pixels are small, one for each CSS pixel will do.
                  sizes="(min-width: 64em) 924px, (max-resolution: 1.5dppx) 924px, 378px"
                  decorative
                />
              </div>
              <Wax shape="arrow" />
            </div>
            <figcaption>{notches.caption}</figcaption>
          </figure>
        ) : null}
      </div>
      {quote || storyPhotograph ? (
        <div className={styles.side}>
          {quote ? (
            <blockquote className={styles.quote}>
              <p>
                {quote.split('\n').map((line, at, { length }) => (
                  <span key={at}>{at < length - 1 ? `${line} ` : line}</span>
                ))}
              </p>
            </blockquote>
          ) : null}
          {storyPhotograph ? (
            <figure className={`film not-on-paper ${styles.photograph}`}>
              <Frame photo={storyPhotograph.photograph} sizes="min(100vw - 2rem, 38rem)" deferred />
              {storyPhotograph.caption ? <figcaption>{storyPhotograph.caption}</figcaption> : null}
            </figure>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** The studio's philosophy as a darkroom test strip: a photograph in 2 to 4 exposures, a card each. */
function TestStrip({ words }: { words: NonNullable<Pages['about']['philosophy']> }) {
  const { heading, photograph, cards } = words
  const { width, height } = photograph.full

  return (
    <section className={`film ${styles.strip}`}>
      <div className={`section ${styles.inner}`}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <div
          className={`${styles.negative} ${photograph.className}`}
          data-deferred=""
          data-exposures=""
        >
          <Picture
            photo={photograph}
            sizes={`auto, max(100vw, 18.75rem * ${(width / height).toFixed(3)})`}
            cropped
          />
          <div className={styles.exposures}>
            {cards.map((_, index) => (
              <span key={index} />
            ))}
          </div>
          <Wax shape="tick" />
        </div>
        <div className={styles.cards}>
          {cards.map(({ exposure, title, text }, index) => (
            <article key={index}>
              <h3>{title}</h3>
              {exposure ? <span className={styles.exposure}>{exposure}</span> : null}
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
