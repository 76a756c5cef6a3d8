import type { Content } from '#pipeline/content/content.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './story.module.css'

type StoryProps = {
  paragraphs: string[]
  /** Its line breaks are kept. */
  quote: string | undefined
  notches: Content['about']['notches']
}

/** The photographer's story, a quote, and what the notches in the frames are. */
export function Story({ paragraphs, quote, notches }: StoryProps) {
  return (
    <section className={styles.story}>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {quote || notches ? (
        <div className={styles.side}>
          {quote ? (
            <blockquote className={styles.quote}>
              <p>
                {`“${quote}”`.split('\n').map((line, at) => (
                  <span key={at}>{line} </span>
                ))}
              </p>
            </blockquote>
          ) : null}
          {notches ? <Notches {...notches} /> : null}
        </div>
      ) : null}
    </section>
  )
}

/** The left edge of a frame, enlarged three times, and an arrow to its notches. */
function Notches({ photograph, caption }: NonNullable<Content['about']['notches']>) {
  return (
    <figure className={styles.notches}>
      <div className={styles.edge}>
        <div className={`${styles.frame} ${photograph.className}`}>
          <Frame photo={photograph} sizes="308px" decorative />
        </div>
        <Wax shape="arrow" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
