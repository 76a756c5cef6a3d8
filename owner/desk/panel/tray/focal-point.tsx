import { useState, type KeyboardEvent, type MouseEvent } from 'react'

import { DEFAULT_FOCAL, type Focal, type Size } from '#pipeline/model/photo.ts'
import { cropAround } from '#pipeline/prints/sizes.ts'

import type { TrayScan } from '../../photographs/tray.ts'
import { placeName } from '../../traces.ts'
import { pictureOf } from '../api.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { TheirVersion } from '../forms/their-version.tsx'
import forms from '../forms/forms.module.css'
import styles from './tray.module.css'

/** How far one press of an arrow key moves the point. */
const STEP = 0.02

/** What a phone that is held upright shows of it, and a wide window: width ÷ height. */
const CROPS = [
  { label: 'On a phone', ratio: 0.7 },
  { label: 'On a desktop', ratio: 1.78 },
]

type FocalPointProps = { scan: TrayScan; index: number }

/** The point that no crop may lose, and what it means for two of them. */
export function FocalPoint({ scan, index }: FocalPointProps) {
  const [size, setSize] = useState<Size>()
  const { file, focal = DEFAULT_FOCAL } = scan

  return (
    <section className={forms.stack} aria-label="Focal point">
      <FocalPicture {...{ scan, index }} onSize={setSize} />
      {(['x', 'y'] as const).map((axis) => (
        <TheirVersion
          key={axis}
          place={placeName('photographs', [index, 'focal', axis])}
          nameOf={(part) => percent(Number(part))}
        />
      ))}
      <p className={forms.hint}>Click what no crop may lose.</p>
      <div className={styles.crops}>
        {CROPS.map(({ label, ratio }) => (
          <figure key={label} className={forms.hint} style={{ flexGrow: ratio, flexBasis: 0 }}>
            <img
              src={pictureOf(file)}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: size && position(size, ratio, focal) }}
            />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

type FocalPictureProps = FocalPointProps & { onSize?: (size: Size) => void }

/** A photograph with its focal point, which is set by a click on it or with the arrow keys. */
export function FocalPicture({ scan, index, onSize }: FocalPictureProps) {
  const { change } = useDesk()
  const { file, focal = DEFAULT_FOCAL } = scan

  function point(event: MouseEvent<HTMLButtonElement>) {
    // A click by the keyboard has no position.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    move((event.clientX - left) / width, (event.clientY - top) / height)
  }

  function nudge(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    move(focal.x + x * STEP, focal.y + y * STEP)
  }

  function move(x: number, y: number) {
    const place = placeName('photographs', [index, 'focal'])
    const next = { x: rounded(x), y: rounded(y) }
    change(`Moved the focal point of ${file}`, (data) => putAt(data, place, next), { step: place })
  }

  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={`Focal point, ${percent(focal.x)} across and ${percent(focal.y)} down. Click the picture, or use the arrow keys.`}
      onClick={point}
      onKeyDown={nudge}
    >
      <img
        src={pictureOf(file)}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onSize?.({ width: naturalWidth, height: naturalHeight })
        }
      />
      <span style={{ left: percent(focal.x), top: percent(focal.y) }} />
    </button>
  )
}

const ARROWS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function rounded(part: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * 100) / 100
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}

/** The same crop as in the prints, as a browser positions it. */
function position(size: Size, ratio: number, focal: Focal): string {
  const crop = cropAround(size, ratio, focal)
  const share = (start: number, rest: number) => (rest > 0 ? (start / rest) * 100 : 50)
  const across = share(crop.left, size.width - crop.width)
  return `${across}% ${share(crop.top, size.height - crop.height)}%`
}
