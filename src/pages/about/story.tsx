import type { Content } from '#pipeline/content/content.ts'

import { Notches } from './notches.tsx'
import styles from './story.module.css'

type StoryProps = {
  paragraphs: string[]
  /** Its lines break where this does. */
  quote: string | undefined
  notches: Content['about']['notches']
}

/** The photographer's story, a sentence to remember, and what the notches in the frames are. */
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
