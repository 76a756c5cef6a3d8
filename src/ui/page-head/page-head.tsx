import styles from './page-head.module.css'

type PageHeadProps = {
  heading: string
  lede?: string
}

/** What a page is about: its heading, and a sentence or two beside it. */
export function PageHead({ heading, lede }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{heading}</h1>
      {lede ? <p>{lede}</p> : null}
    </header>
  )
}
