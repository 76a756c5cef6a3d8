import 'virtual:photographs/about.css'
// No other page has italics.
import 'virtual:typefaces/quote.css'
import type { Pages } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import type { FirstPhoto, PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked } from '#src/ui/phrases/phrases.tsx'

import styles from './about.module.css'
import { Story } from './story.tsx'
import { TestStrip } from './test-strip.tsx'

type AboutProps = { data: PageData<Pages['about']> & { first: FirstPhoto } }

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
