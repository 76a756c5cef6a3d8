import styles from './story.module.css'

type StoryProps = {
  paragraphs: string[]
  quote: string
}

/** The photographer's story, and the sentence to remember from it. */
export function Story({ paragraphs, quote }: StoryProps) {
  return (
    <section className={styles.story}>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <blockquote className={styles.quote}>
        <p>“{quote}”</p>
      </blockquote>
    </section>
  )
}
