import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import frames from '#src/ui/frame/frame.module.css'
import { wordsOf } from '#src/ui/words.ts'

import { linkBeside, type PhotographLink } from './address.ts'
import { useZoomGestures, type Zoom } from './use-zoom.ts'
import styles from './lightbox-stage.module.css'

type LightboxStageProps = {
  link: PhotographLink
  /** The direction from the previous photograph. */
  step: 1 | -1 | undefined
  isNegative: boolean
  zoom: Zoom
  onTurn: (step: 1 | -1) => void
}

/** The photograph and its gestures. A click beside it closes the lightbox. */
export function LightboxStage({ link, step, isNegative, zoom, onTurn }: LightboxStageProps) {
  const words = wordsOf('lightbox')
  const { stage } = zoom
  const [isHeld, setHeld] = useState(false)
  const gestures = useZoomGestures(zoom, onTurn, setHeld)
  const [hasLoaded, setLoaded] = useState(false)
  const [failed, setFailed] = useState<PhotographLink>()
  // A failed photograph is tried again when the visitor comes back to it.
  if (failed && failed !== link) setFailed(undefined)

  // Once the photograph has loaded, its neighbors are fetched, so that the next turn is instant.
  const all = hasLoaded ? [linkBeside(link, -1), link, linkBeside(link, 1)] : [link]
  const prints = [...new Set(all)].filter((one) => one !== failed)

  return (
    <div
      ref={stage}
      className={styles.stage}
      // What can be scrolled must be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={zoom.zoomed ? 0 : undefined}
      data-backdrop=""
      data-step={step}
      {...gestures}
    >
      {prints.map((one) => (
        <Print
          key={one.id}
          link={one}
          isShown={one === link}
          isNegative={one === link && isNegative !== isHeld}
          onLoad={() => setLoaded(true)}
          onFail={() => (one === link ? setFailed(one) : undefined)}
        />
      ))}
      <div className={styles.failure} aria-live="polite" aria-atomic="true">
        {failed === link ? (
          <>
            {words.failed} <a href={link.href}>{words.file}</a>
          </>
        ) : null}
      </div>
    </div>
  )
}

type PrintProps = {
  link: PhotographLink
  /** Whether visitors see this photograph. Otherwise it waits beside the one they see. */
  isShown: boolean
  isNegative: boolean
  onLoad: () => void
  onFail: () => void
}

/** A photograph on the stage: a copy of what its link on the page shows, whole and as sharp as it is large. */
function Print({ link, isShown, isNegative, onLoad, onFail }: PrintProps) {
  const place = useRef<HTMLDivElement>(null)
  /** Width in px of the print that has loaded. */
  const loaded = useRef(0)
  const most = useRef(Infinity)

  // Not in a layout effect: after layout effects the dialog is open, and its widths are known.
  useEffect(() => {
    const image = place.current!.querySelector('img')
    const isBroken = image?.complete && image.naturalWidth === 0
    if (!image || isBroken) copyInto(place.current!, link, isShown)
  }, [link, isShown])

  // A layout effect, so that observing ends before the place is gone.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => sharpen(place.current!, most.current))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  function load() {
    loaded.current = widthIn(place.current!)
    onLoad()
  }

  function fail() {
    if (loaded.current === 0) return onFail()
    // Only the larger print has failed, perhaps offline. So the smaller print comes back, and stays.
    most.current = loaded.current
    loaded.current = 0
    copyInto(place.current!, link, isShown, most.current)
  }

  const look = [...link.classList].find((name) => name.startsWith('photo-')) ?? ''
  return (
    <div
      ref={place}
      className={`${styles.print} ${frames.frame} ${look}`}
      data-shown={isShown || undefined}
      data-negative={isNegative || undefined}
      aria-hidden={!isShown || undefined}
      // React has not made the picture in this element, so its events are caught on their way down.
      onLoadCapture={load}
      onErrorCapture={fail}
    />
  )
}

/** Puts a copy of a link's picture into its place on the stage. If the link has lost its picture, the linked file. */
function copyInto(
  place: HTMLElement,
  link: PhotographLink,
  isShown: boolean,
  width = place.clientWidth,
) {
  // Images in a template are not fetched yet.
  const { content } = document.createElement('template')
  const image = link.querySelector('img')
  content.append(
    content.ownerDocument.importNode(image?.closest('picture') ?? image ?? fileOf(link), true),
  )

  const copy = content.querySelector('img')!
  copy.removeAttribute('loading')
  copy.fetchPriority = isShown ? 'high' : 'low'
  for (const state of Object.keys(copy.dataset)) delete copy.dataset[state]
  setWidth(content, width)
  // Until the copy has loaded, the print that the page shows stands in, blurred.
  if (image?.currentSrc) place.style.setProperty('--blur', `url(${image.currentSrc})`)
  place.replaceChildren(content)
}

function fileOf({ href, ariaLabel }: PhotographLink): HTMLImageElement {
  return Object.assign(new Image(), { src: href, alt: ariaLabel ?? '' })
}

/** Lets the browser choose a larger print for a place that has grown. The smaller print stays until that has loaded. */
function sharpen(place: HTMLElement, most: number) {
  const width = Math.min(place.clientWidth, most)
  if (width > widthIn(place)) setWidth(place, width)
}

function setWidth(place: ParentNode, width: number) {
  const parts = place.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')
  for (const part of parts) part.sizes = `${width}px`
}

function widthIn(place: ParentNode): number {
  return parseFloat(place.querySelector('img')?.sizes ?? '')
}
