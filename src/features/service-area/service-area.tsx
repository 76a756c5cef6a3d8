import type { Content, Pages } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island/island.tsx'

import { MapFigure } from './map-figure.tsx'
import styles from './service-area.module.css'

const MapIsland = island('map', MapFigure, ['links'])

type ServiceAreaProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  area: NonNullable<Content['serviceArea']>
}

/** Where the studio works (C5): a map, a picture in its place, and the names as text, which say the same. */
export function ServiceArea({ words, area: { map, picture, towns, counties } }: ServiceAreaProps) {
  return (
    <>
      {map || picture ? (
        <MapIsland words={words} map={map}>
          {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : null}
        </MapIsland>
      ) : (
        words.note && <p>{words.note}</p>
      )}
      <dl className={`columns rows ${styles.places}`}>
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
