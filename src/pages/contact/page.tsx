import 'virtual:photographs/contact.css'
import type { Content, Pages } from '#pipeline/content/content.ts'
import { Inquiry } from '#src/features/inquiry/inquiry.tsx'
import { ServiceArea } from '#src/features/service-area/service-area.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner.tsx'
import { island } from '#src/ui/island.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { smsLink, telLink } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './contact.module.css'

const CopyIsland = island('copy-button', CopyButton, ['copying'])

type ContactProps = {
  data: PageData<Pages['contact']> & { serviceArea: Content['serviceArea'] }
}

/** `/contact`: the inquiry form, other ways to write, and the service area. */
export default function Contact({ data: { words, site, serviceArea } }: ContactProps) {
  const { studio } = site
  const { details, guarantee, photographs, privacy, banner } = words
  const copying = wordsOf('copying')

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede} />
      <div className={`section columns ${styles.contact}`}>
        <div className={styles.form}>
          <Inquiry words={words.inquiry} studio={studio} />
        </div>
        <div>
          <dl className={`rows targets ${styles.details}`}>
            <div>
              <dt>{details.email}</dt>
              <dd>
                <EmailLink email={studio.email} />
                <CopyIsland
                  text={studio.email}
                  label={copying.email}
                  copied={copying.emailCopied}
                />
              </dd>
            </div>
            {studio.phone ? (
              <div>
                <dt>{details.phone}</dt>
                <dd>
                  <a href={telLink(studio.phone)}>{studio.phone}</a>
                  <CopyIsland
                    text={studio.phone}
                    label={copying.phone}
                    copied={copying.phoneCopied}
                  />
                </dd>
                {details.message ? (
                  <dd className={styles.message}>
                    <a href={smsLink(studio.phone)}>{details.message}</a>
                  </dd>
                ) : null}
              </div>
            ) : null}
            <div>
              <dt>{details.studio}</dt>
              <dd className={styles.place}>
                {/* Its own element, because browsers and extensions make places a link. */}
                <span>{studio.city}</span>
                {studio.serving ? <small>{studio.serving}</small> : null}
              </dd>
            </div>
            {studio.hours ? (
              <div>
                <dt>{details.hours}</dt>
                <dd>{studio.hours}</dd>
              </div>
            ) : null}
          </dl>
          {guarantee ? (
            <section className={styles.guarantee}>
              <Wax shape="tick" />
              <h2 className="h3">{guarantee.heading}</h2>
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
              {photographs.note ? <p>{photographs.note}</p> : null}
            </section>
          ) : null}
          {privacy ? <Privacy words={privacy} /> : null}
        </div>
      </div>
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
    </>
  )
}

/** What this site asks of which others. The footer of every page links to this id. */
function Privacy({ words }: { words: NonNullable<Pages['contact']['privacy']> }) {
  const { heading, text, asked } = words

  return (
    <section id="privacy" className={styles.terms}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {asked.length > 0 ? (
        <dl className={`rows ${styles.asked}`}>
          {asked.map(({ what, host }) => (
            <div key={what} className="beside">
              <dt>{what}</dt>
              <dd>{host}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
