import 'virtual:photographs/home.css'
import type { Pages } from '#pipeline/content/content.ts'
import { Photographs } from '#src/features/lightbox/photographs.tsx'
import { Slideshow } from '#src/features/slideshow/slideshow.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Letters } from '#src/ui/letters/letters.tsx'

import { RecentWork } from './recent-work.tsx'
import { Roll } from './roll.tsx'
import { Welcome } from './welcome.tsx'

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
