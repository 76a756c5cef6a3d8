import { Wax } from '#src/ui/wax/wax.tsx'

import { numberAt } from './position.ts'
import type { Strip } from './use-strip.ts'

import styles from './strip-position.module.css'

type StripPositionProps = {
  strip: Strip
  count: number
}

/** Where the strip is, in words and under a wax ring. Said aloud when a button or key moved it. */
export function StripPosition({ strip, count }: StripPositionProps) {
  const { stop, last, isSteered, ring } = strip

  return (
    <div className={styles.position}>
      <p aria-live={isSteered ? 'polite' : 'off'} aria-atomic="true">
        {`${numberAt(stop, last, count)} of ${count}`}
      </p>
      <div ref={ring} className={styles.rule} aria-hidden="true">
        {Array.from({ length: count }, (_, tick) => (
          <i key={tick} />
        ))}
        <Wax mark="ring" />
      </div>
    </div>
  )
}
