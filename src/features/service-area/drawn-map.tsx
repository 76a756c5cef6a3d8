import type { Drawing } from '#pipeline/service-area/draw.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './drawn-map.module.css'

/** A drawn map, of which a phone shows the central square. The same names are listed as text. */
export function DrawnMap({ drawing }: { drawing: Drawing }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={drawing.viewBox} preserveAspectRatio="xMidYMid slice" focusable="false">
        <path className={styles.neighbors} d={drawing.neighbors} />
        <path className={styles.area} d={drawing.area} />
        <path d={drawing.borders} />
        <path className={styles.states} d={drawing.states} />
        {drawing.towns.map(({ name, x, y, side }) => (
          <g key={name} className={styles.town}>
            <circle cx={x} cy={y} r="8" />
            <text x={x} y={y} data-side={side}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.center}>
        {drawing.center}
        <Wax shape="ring-wide" />
      </p>
    </div>
  )
}
