import styles from './page-head.module.css'

/** A page's heading and lede. */
export function PageHead({ heading, lede }: { heading: string; lede?: string }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
    </div>
  )
}
