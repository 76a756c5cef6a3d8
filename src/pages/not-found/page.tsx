import { useEffect } from 'react'

import 'virtual:photographs/not-found.css'
import { routes } from '#src/routes.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'

import type { NotFoundData } from './data.ts'
import { Leader } from './leader.tsx'
import styles from './not-found.module.css'

/** The 404 page. */
export default function NotFound({ data: { words } }: { data: NotFoundData }) {
  useEffect(() => {
    console.error('404: there is no page at', location.pathname)
  }, [])

  return (
    <section className={styles.lost}>
      <p className={styles.heading}>{words.heading}</p>
      <Leader number={words.number} neighbors={words.neighbors} />
      <div className={styles.end}>
        <p>{words.text}</p>
        <ButtonLink href={routes.home}>{words.link}</ButtonLink>
      </div>
    </section>
  )
}
