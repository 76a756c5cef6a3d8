import 'virtual:photographs/about.css'
// No other page has italics.
import 'virtual:typefaces/quote.css'
import { routes } from '#src/routes.ts'
import { Banner } from '#src/ui/banner/banner.tsx'

import type { AboutData } from './data.ts'
import { Introduction } from './introduction.tsx'
import { Story } from './story.tsx'
import { TestStrip } from './test-strip.tsx'

export default function About({ data: { words } }: { data: AboutData }) {
  const { introduction, story, quote, notches, philosophy, banner } = words

  return (
    <>
      <Introduction words={introduction} />
      <Story paragraphs={story} quote={quote} notches={notches} />
      {philosophy ? <TestStrip words={philosophy} /> : null}
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
    </>
  )
}
