import 'virtual:photographs/home.css'

import type { Pages } from '#pipeline/content/content.ts'
import { Photographs } from '#src/features/lightbox/open-photographs.tsx'
import { Slideshow } from '#src/features/slideshow/slideshow.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Letters } from '#src/ui/letters.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked } from '#src/ui/phrases.tsx'
import { MarkYours } from '#src/features/mark-yours/mark-yours.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import { RecentWork } from './recent-work.tsx'
import styles from './home.module.css'

/** `/`: the slideshow, recent work, a whole roll, and what clients say. */
export default function Home({ data: { words, site } }: { data: PageData<Pages['home']> }) {
  const { slideshow, welcome, roll, recentWork, letters, banner } = words
  const opened = [...(roll?.frames ?? []), ...(recentWork?.rows ?? []).flat()]

  return (
    <>
      <Slideshow
        label={slideshow.label}
        slides={slideshow.slides}
        line={slideshow.line}
        place={site.studio.city}
      >
        <ButtonLink kind="book" href={routes.booking}>
          {slideshow.book}
        </ButtonLink>
        <ButtonLink kind="white" href={routes.portfolio}>
          {slideshow.portfolio}
        </ButtonLink>
      </Slideshow>
      <Welcome words={welcome} />
      {roll ? <Roll words={roll} /> : null}
      {recentWork ? <RecentWork words={recentWork} /> : null}
      {letters ? <Letters words={letters} /> : null}
      {banner ? <Banner {...banner} href={routes.booking} deferred /> : null}
      {opened.length > 0 ? (
        <Photographs all={opened.map(({ src }) => src)} saving={site.studio.saving} />
      ) : null}
    </>
  )
}

/** Who the photographer is and what she does, calls to action, and a print that links to About. */
function Welcome({ words }: { words: Pages['home']['welcome'] }) {
  const { heading, lede, text, portfolio, book, portrait } = words

  return (
    <section className={`section ${styles.welcome}`}>
      <h1>
        <Marked text={heading} />
      </h1>
      <div className={styles.text}>
        <p className="lede">{lede}</p>
        {text ? <p>{text}</p> : null}
        <div className={`beside not-on-paper ${styles.links}`}>
          <ButtonLink kind="line" href={routes.portfolio}>
            {portfolio}
          </ButtonLink>
          <ButtonLink href={routes.booking}>{book}</ButtonLink>
        </div>
      </div>
      {portrait ? (
        <div className={`not-on-paper ${styles.portrait}`}>
          <figure className={`film ${styles.print} ${portrait.photograph.className}`}>
            <Frame
              photo={portrait.photograph}
              sizes="auto, min(max(45vw, 11rem), 25rem)"
              deferred
            />
            <figcaption>
              <a href={routes.about}>{portrait.caption}</a>
            </figcaption>
          </figure>
        </div>
      ) : null}
    </section>
  )
}

type RollProps = { words: NonNullable<Pages['home']['roll']> }

/** At 64 px, every screen gets the small print: up to 40 larger ones would exceed the budget of bytes. */
const SMALL = '64px'

/** A whole roll as a contact sheet: strips of frames, in order. What was printed is boxed. */
function Roll({ words: { heading, lede, frames } }: RollProps) {
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
                <span className={styles.rollPrint} data-upright={isUpright || undefined}>
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
