import type { Content, Pages } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island/island.tsx'

import { DrawnMap } from './drawn-map.tsx'
import { MapFigure } from './map-figure.tsx'
import styles from './service-area.module.css'

const MapIsland = island('map', MapFigure, ['links'])

type ServiceAreaProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  area: NonNullable<Content['serviceArea']>
}

/** Where the studio works (C5): a map, and the names as text. */
export function ServiceArea({ words, area: { map, drawing, towns, counties } }: ServiceAreaProps) {
  return (
    <>
      {drawing ? (
        <MapIsland words={words} map={map}>
          <DrawnMap drawing={drawing} />
        </MapIsland>
      ) : null}
      <dl className={styles.places}>
        <Names label={words.towns} names={towns} />
        <Names label={words.counties} names={counties} />
      </dl>
    </>
  )
}

function Names({ label, names }: { label: string | undefined; names: string[] }) {
  if (names.length === 0) return null

  return (
    <div>
      <dt>{label}</dt>
      {names.map((name) => (
        <dd key={name}>{name}</dd>
      ))}
    </div>
  )
}
