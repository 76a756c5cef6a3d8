import 'virtual:photographs/contact.css'
import { Inquiry } from '#src/features/inquiry/inquiry.tsx'
import { ServiceArea } from '#src/features/service-area/service-area.tsx'
import { routes } from '#src/routes.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { PageHead } from '#src/ui/page-head/page-head.tsx'

import type { ContactData } from './data.ts'
import styles from './contact.module.css'
import { Details } from './details.tsx'
import { Guarantee } from './guarantee.tsx'
import { Terms } from './terms.tsx'

export default function Contact({ data }: { data: ContactData }) {
  const { words, serviceArea } = data
  const { studio } = data.site

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede} />
      <div className={styles.contact}>
        <div className={styles.form}>
          <Inquiry words={words.inquiry} studio={studio} />
        </div>
        <div className={styles.side}>
          <Details words={words.details} studio={studio} />
          {words.guarantee ? <Guarantee words={words.guarantee} /> : null}
        </div>
        <div className={styles.map}>
          {words.serviceArea && serviceArea ? (
            <ServiceArea words={words.serviceArea} area={serviceArea} />
          ) : null}
          {words.photographs ? <Terms words={words.photographs} /> : null}
        </div>
      </div>
      {words.banner ? <Banner {...words.banner} href={routes.booking} /> : null}
    </>
  )
}
