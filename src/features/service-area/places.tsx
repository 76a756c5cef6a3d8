import type { Content } from '#pipeline/content/content.ts'

import styles from './places.module.css'

type PlacesProps = {
  words: NonNullable<Content['contact']['serviceArea']>
  towns: string[]
  counties: string[]
}

/** The towns and counties of the service area, as text. */
export function Places({ words, towns, counties }: PlacesProps) {
  return (
    <dl className={styles.places}>
      <div>
        <dt>{words.towns}</dt>
        {towns.map((name) => (
          <dd key={name}>{name}</dd>
        ))}
      </div>
      {counties.length > 0 ? (
        <div>
          <dt>{words.counties}</dt>
          {counties.map((name) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      ) : null}
    </dl>
  )
}
