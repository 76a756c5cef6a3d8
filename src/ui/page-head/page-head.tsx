import styles from './page-head.module.css'

type PageHeadProps = {
  heading: string
  lede?: string
}

/** A page's heading and lede. */
export function PageHead({ heading, lede }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      {lede ? <p>{lede}</p> : null}
    </header>
  )
}
