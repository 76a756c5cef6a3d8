import type { Pages } from '#pipeline/content/content.ts'
import { MarkYours } from '#src/features/mark-yours/mark-yours.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import styles from './roll.module.css'

type RollProps = { words: NonNullable<Pages['home']['roll']> }

/** At 64 px, every screen gets the small print: a sheet of 36 has no room for more in its bytes. */
const SMALL = '64px'

/** A whole roll as a contact sheet: strips of frames, in order. What was printed is boxed. */
export function Roll({ words: { heading, lede, frames } }: RollProps) {
  const words = wordsOf('photographs')
  const printed = frames.filter((frame) => frame.printed)

  return (
    <section id="roll" className={`section ${styles.roll}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {lede ? <p className="lede">{lede}</p> : null}
        {wordsOf('roll').mark ? (
          <MarkYours printed={frames.flatMap((frame, at) => (frame.printed ? at + 1 : []))} />
        ) : null}
      </div>
      <div className={styles.sheet} role="list" data-deferred="everywhere" data-sheet="">
        {frames.map((frame, index) => {
          const { src: photo, title, address } = frame
          const isUpright = photo.full.width < photo.full.height

          return (
            <div key={address} className="film" role="listitem">
              <PhotographLink
                photo={photo}
                address={address}
                set="roll"
                words={{ title }}
                className={styles.link}
                aria-label={fill(words.numbered, {
                  number: `${index + 1}`,
                  description: photo.alt + (frame.printed ? ` ${words.printed}` : ''),
                })}
              >
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.print} data-upright={isUpright || undefined}>
                  <Picture photo={photo} sizes={SMALL} />
                </span>
                {frame.printed ? (
                  <span className={styles.mark} data-mark={printed.indexOf(frame)}>
                    <Wax shape="box" />
                  </span>
                ) : null}
              </PhotographLink>
            </div>
          )
        })}
      </div>
    </section>
  )
}
