import 'virtual:photographs/booking.css'
import type { Pages } from '#pipeline/content/content.ts'
import { BookingCalendar } from '#src/features/booking-calendar/booking-calendar.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { Letters } from '#src/ui/letters/letters.tsx'
import { PageHead } from '#src/ui/page-head/page-head.tsx'

import { Questions, Terms } from './answers.tsx'
import { Delivery } from './delivery.tsx'
import { News } from './news.tsx'
import { PackageSlip } from './package-slip.tsx'
import styles from './package-slip.module.css'

export default function Booking({ data: { words, site } }: { data: PageData<Pages['booking']> }) {
  const { studio } = site
  const { scheduling } = studio

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede}>
        {words.openDays && words.calendar ? (
          <a className="unprinted" href="#calendar">
            {words.openDays}
          </a>
        ) : null}
      </PageHead>
      <News words={words} />
      <ul className={`section ${styles.pad}`} data-packages="">
        {words.packages.map((offer, index) => (
          <li key={index}>
            <PackageSlip offer={offer} index={index} bookNow={words.bookNow} />
          </li>
        ))}
      </ul>
      {words.terms ? <Terms words={words.terms} /> : null}
      {words.calendar ? (
        <BookingCalendar
          words={words.calendar}
          calendar={scheduling?.calendar}
          gallery={words.delivery?.text}
          studio={studio}
        />
      ) : null}
      {words.delivery ? <Delivery words={words.delivery} /> : null}
      {words.letters ? <Letters words={words.letters} /> : null}
      {words.questions ? <Questions words={words.questions} /> : null}
      {words.banner ? <Banner {...words.banner} href={routes.contact} deferred /> : null}
    </>
  )
}
