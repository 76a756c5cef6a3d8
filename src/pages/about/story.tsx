import type { Pages } from '#pipeline/content/content.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './story.module.css'

type StoryProps = { words: Pick<Pages['about'], 'story' | 'storyPhotograph' | 'quote' | 'notches'> }

/**
 * The photographer's story and a photograph below it, a quote with its line breaks, and what the notches in the frames are: the
 * left edge of a frame, enlarged three times, and an arrow to its notches.
 */
export function Story({ words: { story, storyPhotograph, quote, notches } }: StoryProps) {
  return (
    <section className={`section columns ${styles.story}`}>
      <div className={styles.paragraphs}>
        {story.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {storyPhotograph ? (
          <figure className={`film unprinted ${styles.photograph}`}>
            <Frame photo={storyPhotograph.photograph} sizes="min(100vw - 2rem, 38rem)" deferred />
            {storyPhotograph.caption ? <figcaption>{storyPhotograph.caption}</figcaption> : null}
          </figure>
        ) : null}
      </div>
      {quote || notches ? (
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
          {notches ? (
            <figure className={`film unprinted ${styles.notches}`}>
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
      ) : null}
    </section>
  )
}
