import 'virtual:photographs/contact.css'
import { Inquiry } from '#src/features/inquiry/inquiry.tsx'
import { ServiceArea } from '#src/features/service-area/service-area.tsx'
import { routes } from '#src/routes.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { PageHead } from '#src/ui/page-head/page-head.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import type { ContactData } from './data.ts'
import styles from './contact.module.css'
import { Details } from './details.tsx'

export default function Contact({ data }: { data: ContactData }) {
  const { words, serviceArea } = data
  const { studio } = data.site
  const { guarantee, photographs, banner } = words

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede} />
      <div className={styles.contact}>
        <div className={styles.form}>
          <Inquiry words={words.inquiry} studio={studio} />
        </div>
        <div className={styles.side}>
          <Details words={words.details} studio={studio} />
          {guarantee ? (
            <section className={styles.guarantee}>
              <Wax shape="tick" />
              <h2>{guarantee.heading}</h2>
              <p>{guarantee.text}</p>
            </section>
          ) : null}
        </div>
        <div className={styles.map}>
          {words.serviceArea && serviceArea ? (
            <ServiceArea words={words.serviceArea} area={serviceArea} />
          ) : null}
          {photographs ? (
            // The metadata of every photograph links to this id.
            <section id="photographs" className={styles.terms}>
              <h2>{photographs.heading}</h2>
              <p>{photographs.text}</p>
            </section>
          ) : null}
        </div>
      </div>
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
    </>
  )
}
