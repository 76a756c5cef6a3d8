import 'virtual:photographs/portfolio.css'
import type { Pages } from '#pipeline/content/content.ts'
import { FeaturedWork } from '#src/features/featured-work/featured-work.tsx'
import { Photographs } from '#src/features/lightbox/open-photographs.tsx'
import { RecentSessions } from '#src/features/recent-sessions/recent-sessions.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

import styles from './portfolio.module.css'

type PortfolioProps = { data: PageData<Pages['portfolio']> }

/** `/portfolio`: featured work and the strip of recent sessions. */
export default function Portfolio({ data: { words, site } }: PortfolioProps) {
  const { heading, lede, featuredWork, rollLink, recentSessions, banner } = words
  const opened = [...featuredWork.rows.flat(), ...(recentSessions?.photographs ?? [])]

  return (
    <>
      <div className={`film ${styles.contacts}`}>
        <PageHead heading={heading} lede={lede} />
        <FeaturedWork heading={featuredWork.heading} rows={featuredWork.rows} />
        {rollLink ? (
          <p className={`not-on-paper ${styles.roll}`}>
            <a href={`${routes.home}#roll`}>{rollLink}</a>
          </p>
        ) : null}
      </div>
      {recentSessions ? (
        <RecentSessions heading={recentSessions.heading} sessions={recentSessions.photographs} />
      ) : null}
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
      <Photographs all={opened.map(({ src }) => src)} saving={site.studio.saving} />
    </>
  )
}
