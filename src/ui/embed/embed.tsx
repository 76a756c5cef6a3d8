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
  /** Until its page has arrived the iframe is transparent, to show what is behind it. */
  arrived: boolean
  /** Whether visitors without scripts see the iframe. */
  inNoscript: boolean
}

/**
 * An iframe with another site's page, which fills its place. The other site learns only our origin. Content blockers
 * may remove the iframe, also with its parent. So React inserts nothing before it, and removes it only if it steals
 * the focus.
 */
export function Embed(props: EmbedProps) {
  const { mounted, shown, arrived, inNoscript, ref, onLoad, ...page } = props
  const attributes = {
    ...page,
    className: styles.embed,
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const

  return (
    <>
      {mounted ? (
        <div>
          <iframe
            {...attributes}
            ref={ref}
            onLoad={onLoad}
            data-shown={shown || undefined}
            data-see-through={!arrived || undefined}
          />
        </div>
      ) : null}
      {inNoscript ? (
        <noscript>
          <iframe {...attributes} loading="lazy" data-shown />
        </noscript>
      ) : null}
    </>
  )
}

/** How long to wait for another site's page, in ms. */
const TIMEOUT_MS = 10_000

type State = {
  /** `loading`: the page is on its way. `failed`: the page is lost, or late. A late page is shown when it comes. */
  stage: 'idle' | 'loading' | 'shown' | 'failed'
  /** How often the page was loaded. */
  attempt: number
  /** Whether the visitor has asked to see the iframe in spite of a failure. */
  forced?: boolean
}

const IDLE: State = { stage: 'idle', attempt: 0 }

type EmbedOptions = {
  /** Whether the other site may be asked. Until then it learns nothing of the visitor. */
  allowed: boolean
  /** Whether the other site's page says by a message that it is there. If not, the iframe's load event counts. */
  sendsMessages?: boolean
}

/** The state of another site's page in an iframe that fills `place`, and the props of its `Embed`. */
export function useEmbed(
  address: string,
  place: RefObject<HTMLElement | null>,
  { allowed, sendsMessages }: EmbedOptions,
) {
  const iframe = useRef<HTMLIFrameElement>(null)
  const answered = useRef<Promise<boolean>>(null)
  const [{ stage, attempt, forced }, setState] = useState<State>(IDLE)

  const trying = stage === 'loading' && attempt > 1
  const load = () => setState((now) => ({ stage: 'loading', attempt: now.attempt + 1 }))

  function arrive() {
    // An iframe without `hidden` that is invisible is hidden by a content blocker: `useIframeInView` sets `hidden`.
    const isThere = iframe.current?.hidden || iframe.current?.checkVisibility()
    if (isThere) setState((now) => ({ ...now, stage: 'shown' }))
  }

  useIframeInView({
    place,
    iframe,
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
    if (attempt > 1) iframe.current!.src = address
    return () => {
      clearTimeout(timer)
      loading.abort()
    }
  }, [address, attempt])

  async function onLoad() {
    if (stage === 'shown') return scrollToTop(place.current!)
    // The load may be that of Chromium's own error page, which looks like any other from outside.
    if (!sendsMessages && (await answered.current)) arrive()
  }

  return {
    /** Whether to show a failure, also while the page is loaded again. */
    failed: stage === 'failed' || trying,
    trying,
    forced,
    iframe: {
      ref: iframe,
      onLoad,
      mounted: attempt > 0,
      shown: stage === 'shown' || (stage === 'loading' && !trying),
      arrived: stage === 'shown',
    },
    arrive,
    retry: load,
    showAnyway() {
      iframe.current!.src = address
      setState({ stage: 'shown', attempt, forced: true })
    },
  }
}

/**
 * Whether a site answers at all. Its answer cannot be read (`no-cors`). The request may fail where an iframe works,
 * because of the site's `Cross-Origin-Resource-Policy` or an extension.
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

/** Elements that the Tab key stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Fields that a visitor types into. */
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])'

type IframeInView = {
  place: RefObject<HTMLElement | null>
  iframe: RefObject<HTMLIFrameElement | null>
  /** Undefined until the iframe may be loaded. */
  load: (() => void) | undefined
  unload: () => void
}

/**
 * Loads an iframe once its place is in view or the Tab key leads there, and the visitor does not type. At all other
 * times the iframe is hidden (`display: none`). Neither `inert` nor `visibility` nor `content-visibility` keeps another
 * site's page from taking the focus and scrolling ours. An iframe that takes the focus all the same is unloaded.
 */
function useIframeInView({ place, iframe, load, unload }: IframeInView) {
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
      // WebKit lets a hidden iframe take the focus. Other browsers do only while the iframe is being hidden.
      if (iframe.current?.hidden && focused === iframe.current) {
        isLoaded = false
        onTheft()
        return (own as HTMLElement).focus({ preventScroll: true })
      }

      const mayBeThere = !focused.matches(FIELDS) && (isInView || isNextTo(element!, focused))
      if (mayBeThere && !isLoaded) {
        isLoaded = true
        onMayBeThere()
      }
      if (!iframe.current) return
      iframe.current.hidden = !mayBeThere
      // Updates styles now, so that the iframe is hidden before the next paint.
      iframe.current.checkVisibility()
    }

    // After the timeout the next element has the focus.
    const updateSoon = () => setTimeout(update)
    on('focusout', updateSoon)
    on('blur', updateSoon)
    on('focus', update)
    on('focusin', ({ target }) => {
      if (target !== iframe.current) own = target as Element
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
  }, [place, iframe, allowed])
}

/** Whether the focus is in a place, or at the Tab stop just before or after the place. */
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

/** Scrolls to the top of an iframe's place, if that is above the window and the focus is in the iframe. */
export function scrollToTop(place: HTMLElement) {
  const isInFrame = place.querySelector('iframe') === document.activeElement
  if (isInFrame && place.getBoundingClientRect().top < 0) place.scrollIntoView()
}
