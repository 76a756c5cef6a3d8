import {
  type ComponentProps,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useEffectEvent,
} from 'react'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

import styles from './embed.module.css'

type EmbedProps = Pick<
  ComponentProps<'iframe'>,
  'ref' | 'title' | 'src' | 'sandbox' | 'allow' | 'onLoad'
> & {
  mounted: boolean
  shown: boolean
  /** Until then it is transparent, to show what is behind it. */
  arrived: boolean
  /** Whether it is shown without scripts, too. */
  alsoWithoutScripts: boolean
}

/**
 * Another site's page, with or without scripts, filling its place. It learns only our origin. Content blockers may
 * remove it, also with its parent, so React inserts nothing before it, and removes it only if it steals the focus.
 */
export function Embed(props: EmbedProps) {
  const { mounted, shown, arrived, alsoWithoutScripts, ref, onLoad, ...page } = props
  const frame = {
    ...page,
    className: styles.embed,
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const

  return (
    <>
      {mounted ? (
        <div>
          <iframe
            {...frame}
            ref={ref}
            onLoad={onLoad}
            data-shown={shown || undefined}
            data-see-through={!arrived || undefined}
          />
        </div>
      ) : null}
      {alsoWithoutScripts ? (
        <noscript>
          <iframe {...frame} loading="lazy" data-shown />
        </noscript>
      ) : null}
    </>
  )
}

/** How long to wait for another site's page, in ms. */
const TIMEOUT_MS = 10_000

type State = {
  /** `loading`: its page is on its way. `failed`: it is lost, or late. A late one is shown when it comes. */
  stage: 'idle' | 'loading' | 'shown' | 'failed'
  /** How often it was loaded. */
  attempt: number
  /** A visitor wants to see what there is. */
  forced?: boolean
}

const IDLE: State = { stage: 'idle', attempt: 0 }

type EmbedOptions = {
  /** Until then the other site learns nothing of the visitor. */
  allowed: boolean
  /** Its page says when it is there. Otherwise the frame's load does. */
  sendsMessages?: boolean
}

/** Another site's page in a frame that fills `place`: its state, and the props of its `Embed`. */
export function useEmbed(
  address: string,
  place: RefObject<HTMLElement | null>,
  { allowed, sendsMessages }: EmbedOptions,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const answered = useRef<Promise<boolean>>(null)
  const [{ stage, attempt, forced }, setState] = useState<State>(IDLE)

  const trying = stage === 'loading' && attempt > 1
  const load = () => setState((now) => ({ stage: 'loading', attempt: now.attempt + 1 }))

  function arrive() {
    // Content blockers hide frames, too, but not by the attribute (`useFrameInView`).
    const isThere = frame.current?.hidden || frame.current?.checkVisibility()
    if (isThere) setState((now) => ({ ...now, stage: 'shown' }))
  }

  useFrameInView({
    place,
    frame,
    load: allowed ? load : undefined,
    unload: () => setState(IDLE),
  })
  useWindowEvent('online', () => stage === 'failed' && load())

  useEffect(() => {
    if (!attempt) return

    const lose = () =>
      setState((now) => (now.stage === 'loading' ? { ...now, stage: 'failed' } : now))
    const loading = new AbortController()
    const timer = setTimeout(lose, TIMEOUT_MS)
    const answer = answers(address, loading.signal)
    answered.current = answer
    void answer.then((isThere) => isThere || loading.signal.aborted || lose())
    if (attempt > 1) frame.current!.src = address
    return () => {
      clearTimeout(timer)
      loading.abort()
    }
  }, [address, attempt])

  async function onLoad() {
    if (stage === 'shown') return scrollToTop(place.current!)
    // Chromium loads an error page of its own, which looks like any other from outside.
    if (!sendsMessages && (await answered.current)) arrive()
  }

  return {
    /** Whether to show a failure, also while it is loaded again. */
    failed: stage === 'failed' || trying,
    trying,
    forced,
    frame: {
      ref: frame,
      onLoad,
      mounted: attempt > 0,
      shown: stage === 'shown' || (stage === 'loading' && !trying),
      arrived: stage === 'shown',
    },
    arrive,
    retry: load,
    showAnyway() {
      frame.current!.src = address
      setState({ stage: 'shown', attempt, forced: true })
    },
  }
}

/**
 * Whether a site answers at all. What it answers is hidden by `no-cors`. By its
 * `Cross-Origin-Resource-Policy`, or an extension, this may fail where a frame works.
 */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    })
    void body?.cancel()
    return true
  } catch {
    return false
  }
}

/** What Tab stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Where a visitor types. */
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])'

type FrameInView = {
  place: RefObject<HTMLElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  /** Left out, the frame may not be there yet. */
  load: (() => void) | undefined
  unload: () => void
}

/**
 * Takes a frame out of the page (`display: none`) while its place is out of view, unless Tab leads there, and while
 * the visitor types. Neither `inert` nor `visibility` nor `content-visibility` keeps another site's page from taking the
 * focus and scrolling ours. Loads it as soon as it may be there, and unloads one that takes the focus all the same.
 */
function useFrameInView({ place, frame, load, unload }: FrameInView) {
  const allowed = Boolean(load)
  const onMayBeThere = useEffectEvent(() => load?.())
  const onTheft = useEffectEvent(unload)

  useEffect(() => {
    const element = place.current
    if (!allowed || !element) return

    const listening = new AbortController()
    let isInView = false
    let isLoaded = false
    let own = document.activeElement

    function update() {
      const focused = document.activeElement!
      // WebKit lets a hidden frame take the focus, others only while it is being hidden.
      if (frame.current?.hidden && focused === frame.current) {
        isLoaded = false
        onTheft()
        return (own as HTMLElement).focus({ preventScroll: true })
      }

      const mayBeThere = !focused.matches(FIELDS) && (isInView || isNextTo(element!, focused))
      if (mayBeThere && !isLoaded) {
        isLoaded = true
        onMayBeThere()
      }
      if (!frame.current) return
      frame.current.hidden = !mayBeThere
      // Updates styles now, so that the frame is hidden before the next paint.
      frame.current.checkVisibility()
    }

    // By then the next element has the focus.
    const updateSoon = () => setTimeout(update)
    on('focusout', updateSoon)
    on('blur', updateSoon)
    on('focus', update)
    on('focusin', ({ target }) => {
      if (target !== frame.current) own = target as Element
      update()
    })
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting
      update()
    })
    observer.observe(element)

    function on<Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) {
      addEventListener(type, listener, { signal: listening.signal })
    }

    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [place, frame, allowed])
}

/** Whether something is in a place, or the stop of the Tab key before or after it. */
function isNextTo(place: HTMLElement, focused: Element): boolean {
  if (place.contains(focused)) return true

  const stops = [...document.querySelectorAll(STOPS)].filter(
    (stop) => !place.contains(stop) && stop.checkVisibility({ visibilityProperty: true }),
  )
  const isBehind = (stop: Element) =>
    place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = stops.findIndex(isBehind)
  return focused === stops.at(next < 0 ? -1 : next - 1) || focused === stops[next]
}

/** Scrolls to the top of a frame's place, if that is above the window and the visitor is in the frame. */
export function scrollToTop(place: HTMLElement) {
  const isInFrame = place.querySelector('iframe') === document.activeElement
  if (isInFrame && place.getBoundingClientRect().top < 0) place.scrollIntoView()
}
