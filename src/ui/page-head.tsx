import type { ReactNode } from 'react'

import styles from './page-head.module.css'

type PageHeadProps = {
  heading: string
  lede?: string
  /** A link at the end of the lede. */
  children?: ReactNode
}

/** A page's heading and lede. */
export function PageHead({ heading, lede, children }: PageHeadProps) {
  return (
    <div className={`section ${styles.head}`}>
      <h1>{heading}</h1>
      {lede || children ? (
        <div>
          {lede ? <p className="lede">{lede}</p> : null}
          {children}
        </div>
      ) : null}
    </div>
  )
}
