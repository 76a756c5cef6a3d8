import type { Package } from '#pipeline/content/content.ts'

import { PackageSlip } from './package-slip.tsx'
import styles from './packages.module.css'

type PackagesProps = {
  packages: Package[]
  /** The words on every package's button. */
  bookNow: string
}

/** The session packages, torn from one pad: each sheet a little lower than the one before. */
export function Packages({ packages, bookNow }: PackagesProps) {
  return (
    <ul className={styles.pad}>
      {packages.map((session, index) => (
        <li key={index}>
          <PackageSlip session={session} index={index} bookNow={bookNow} />
        </li>
      ))}
    </ul>
  )
}
