import 'virtual:photographs/booking.css'
import { Calendar } from '#src/features/scheduling/calendar.tsx'
import { PageHead } from '#src/ui/page-head/page-head.tsx'

import type { BookingData } from './data.ts'
import { Delivery } from './delivery.tsx'
import { PackageSlip } from './package-slip.tsx'
import styles from './packages.module.css'

export default function Booking({ data: { words, site } }: { data: BookingData }) {
  const { scheduling, email, phone } = site.studio

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede} />
      <ul className={styles.pad}>
        {words.packages.map((offer, index) => (
          <li key={index}>
            <PackageSlip offer={offer} index={index} bookNow={words.bookNow} />
          </li>
        ))}
      </ul>
      {words.calendar && scheduling ? (
        <Calendar
          words={words.calendar}
          calendar={scheduling.calendar}
          email={email}
          phone={phone}
        />
      ) : null}
      {words.delivery ? <Delivery words={words.delivery} /> : null}
    </>
  )
}
