import 'virtual:photographs/home.css'
import type { Pages } from '#pipeline/content/content.ts'
import { Slideshow } from '#src/features/slideshow/slideshow.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Letters } from '#src/ui/letters/letters.tsx'

import { RecentWork } from './recent-work.tsx'
import { Welcome } from './welcome.tsx'

export default function Home({ data: { words, site } }: { data: PageData<Pages['home']> }) {
  const { slideshow, welcome, recentWork, letters, banner } = words

  return (
    <>
      <Slideshow label={slideshow.label} slides={slideshow.slides} place={site.studio.city}>
        <ButtonLink kind="book" href={routes.booking}>
          {slideshow.book}
        </ButtonLink>
        <ButtonLink kind="white" href={routes.portfolio}>
          {slideshow.portfolio}
        </ButtonLink>
      </Slideshow>
      <Welcome words={welcome} />
      {recentWork ? <RecentWork words={recentWork} /> : null}
      {letters ? <Letters words={letters} /> : null}
      {banner ? <Banner {...banner} href={routes.booking} deferred /> : null}
    </>
  )
}
