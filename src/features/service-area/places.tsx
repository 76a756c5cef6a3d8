import type { Content } from '#pipeline/content/content.ts'

import styles from './places.module.css'

type PlacesProps = {
  words: NonNullable<Content['contact']['serviceArea']>
  towns: string[]
  counties: string[]
}

/** The served towns and any counties in words, for everyone who does not see the map or search it. */
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
