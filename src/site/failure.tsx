import type { Site } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './failure.module.css'

/** Replaces what fails to render (N2). */
export function Failure({ words }: { words: Site['failure'] }) {
  return (
    <section className={`stack ${styles.failure}`} role="alert">
      <Wax shape="cross" />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <ButtonLink href={routes.home}>{words.link}</ButtonLink>
    </section>
  )
}
