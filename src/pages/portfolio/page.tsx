import 'virtual:photographs/portfolio.css'
import { FeaturedWork } from '#src/features/featured-work/featured-work.tsx'
import { RecentSessions } from '#src/features/recent-sessions/recent-sessions.tsx'
import { routes } from '#src/routes.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { PageHead } from '#src/ui/page-head/page-head.tsx'

import type { PortfolioData } from './data.ts'
import styles from './portfolio.module.css'

export default function Portfolio({ data: { words } }: { data: PortfolioData }) {
  const { heading, lede, featuredWork, recentSessions, banner } = words

  return (
    <>
      <div className={styles.film}>
        <PageHead heading={heading} lede={lede} />
        <FeaturedWork heading={featuredWork.heading} rows={featuredWork.rows} />
      </div>
      {recentSessions ? (
        <div className={styles.table}>
          <RecentSessions heading={recentSessions.heading} sessions={recentSessions.photographs} />
        </div>
      ) : null}
      {banner ? <Banner {...banner} href={routes.booking} /> : null}
    </>
  )
}
