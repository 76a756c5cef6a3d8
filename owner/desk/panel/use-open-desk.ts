import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'

import { fillIn } from '#pipeline/content/facts.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import { dayAndTime } from '../day-and-time.ts'
import { tray } from '../photographs/tray.ts'
import type { Setup } from '../server/state.ts'
import { get, Gone } from './api.ts'
import { putAt } from './data.ts'
import type { Desk, DeskState, Told } from './desk.ts'
import { openWorkingCopy, type WorkingCopy, type Progress } from './working-copy.ts'
import { previewText, whenLive } from './frame/preview.ts'
import { SESSION, useSession } from './session.ts'
import { lookNamed, useLookPreview } from './look/look-preview.ts'
import { fieldsBeside } from './photograph-lists.ts'
import { placeLabel } from './page-labels.ts'
import { placeName, readPlace } from '../traces.ts'
import { useTray } from './tray/use-tray.ts'
import { idOf, useOpened } from './use-opened.ts'
import { usePlace } from './use-place.ts'

/** What the foot of the panel says until there is something to say. */
const HELP = 'Click words or a photograph on your site to change them.'

/**
 * Everything that the panel shows and does, beside the site in `frame`. There is no `desk` until the studio
 * was read: `words` say why.
 */
export function useOpenDesk(frame: RefObject<HTMLIFrameElement | null>) {
  const { copy, store, setup, reloads, words, say, change } = useStudio()
  const state = useDeskState(copy, setup)
  const place = usePlace(frame)
  const opened = useOpened(copy?.data, store.data)
  const work = useTray(state, { refresh: store.refresh, say })
  const [doubted, setDoubted] = useState<ReadonlySet<string>>(new Set())
  const showLook = useLookPreview(frame, state)
  useSession(() => ({
    tab: place.tab,
    inHand: place.inHand,
    photograph: work.open?.files[0],
    opened: opened.kept(),
    left: store.left(),
  }))

  const choose = useCallback(
    (at: string) => {
      opened.openTo(at)
      place.choose(at)
    },
    [opened, place],
  )

  // A place has another number once its item was moved.
  const { setInHand } = place
  useEffect(() => {
    const focused = document.activeElement as HTMLElement | null
    if (copy && focused?.dataset.place) setInHand(focused.dataset.place)
  }, [copy, setInHand])

  const desk: Desk | undefined = state && {
    state,
    say,
    change,
    choose,
    settle: store.choose,
    request: store.request,
    isOpen: opened.isOpen,
    setOpen: opened.setOpen,
    visit: place.show,
    replay: (kind) => void replay(kind),
    isDoubted: (at) => doubted.has(idOf(state.data, at)),
    trust: (at) => setDoubted((all) => without(all, idOf(store.data(), at))),

    preview(at, typed) {
      const page = frame.current?.contentDocument
      // One that has just begun to load has no body.
      if (page?.body) whenLive(page, () => previewText(page, at, fillIn(typed, state.facts)))
    },

    openScan(file) {
      place.setTab('Photographs')
      work.setOpen({ files: [file] })
    },

    take(files, at) {
      if (files.length === 0) return
      place.setTab('Photographs')
      // The page keeps showing what it is to replace.
      if (at) place.setInHand(at)
      work.take(files, place.tab === 'Photographs', at)
    },

    swap(at, scan) {
      const { file, path } = readPlace(at)
      const before = valueAt(state.data[file], path)
      change('Changed a photograph', (data) => putAt(data, at, scan))
      const beside = fieldsBeside(state, at).map((field) => {
        return { ...field, place: placeName(file, field.path) }
      })
      const written = before ? beside.filter(({ value }) => value) : []
      setDoubted((all) => new Set([...all, ...written.map((one) => idOf(store.data(), one.place))]))
      // The page shows it, and the words that may not fit any more are asked about.
      choose(beside[0]?.place ?? at)
    },
  }

  async function replay(kind: 'undo' | 'redo') {
    say(kind === 'undo' ? 'Undoing …' : 'Doing it again …')
    const { look } = store.data()
    const answer = await store.request(kind)
    // The photographs may be those of before again.
    setDoubted(new Set())
    if ('failure' in answer) return say(answer.failure)
    const named = look === store.data().look ? undefined : lookNamed(setup!, store.data().look)
    const time = answer.at ? ` (${dayAndTime(answer.at)})` : ''
    const back = named ? `the look is ${named} again` : answer.what + time
    say(`${kind === 'undo' ? 'Undone' : 'Done again'}: ${back}.`)
  }

  return {
    desk,
    place: { ...place, choose },
    work,
    site: { reloads, showLook },
    words: state || words !== HELP ? words : 'One moment …',
  }
}

/** The studio, read again whenever the desk says that it has changed, and what is said of saving. */
function useStudio() {
  const [words, setWords] = useState<Words>({ text: HELP })
  const say = useCallback((text: string) => setWords({ text }), [])
  const [copy, setCopy] = useState<WorkingCopy>()
  const [setup, setSetup] = useState<Setup>()
  // How often the pages have become others.
  const [reloads, setReloads] = useState(0)
  // What is to be said once the last change is saved.
  const told = useRef<Told['said']>(undefined)
  const latest = useRef<Setup>(undefined)
  const [store] = useState(() =>
    openWorkingCopy((next, progress) => {
      setCopy(next)
      if (!progress) return
      setWords((now) => {
        // What was said meanwhile, such as why a scan was refused, stays once all is saved.
        if (typeof progress === 'object' && 'toMend' in progress && !now.isOfSaving) return now
        const saying = { said: told.current, next, setup: latest.current }
        return { text: sentenceFor(progress, saying), isOfSaving: true }
      })
    }, SESSION.left),
  )

  useEffect(() => {
    const events = new EventSource('/__desk/events')
    const read = async () => {
      try {
        latest.current ??= await get<Setup>('setup')
        setSetup(latest.current)
        await store.refresh()
      } catch (error) {
        if (!(error instanceof Gone)) say((error as Error).message)
      }
    }
    // Once for all changes that wait: between two of them, nobody would see the page.
    const reload = async () => {
      await read()
      setReloads((count) => count + 1)
    }
    events.addEventListener('read', () => void read())
    events.addEventListener('reload', () => void reload())
    // Once it opens again, what happened meanwhile was not heard, and the page may not have come.
    let isFirst = true
    events.addEventListener('open', () => {
      void (isFirst ? read() : reload())
      isFirst = false
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (store.isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      events.close()
      removeEventListener('beforeunload', warn)
    }
  }, [store, say])

  const change: Desk['change'] = useCallback(
    (what, make, { said, ...more } = {}) => {
      told.current = said
      store.change({ what, make, ...more })
    },
    [store],
  )

  return { copy, store, setup, reloads, words: words.text, say, change }
}

type Words = { text: string; isOfSaving?: boolean }

type Saying = {
  /** What is to be said instead of “Saved.” */
  said: Told['said']
  next: WorkingCopy
  setup: Setup | undefined
}

/** What the foot of the panel says of saving. */
function sentenceFor(progress: Progress, { said, next, setup }: Saying): string {
  if (progress === 'saving') return 'Saving …'
  if (progress === 'gone') return new Gone().message
  if ('failure' in progress) return progress.failure
  if (said) return said(next.mistakes)
  const labels = progress.toMend.map(({ file, path }) => {
    const state = { forms: setup!.forms, data: next.data }
    return placeLabel(state, placeName(file, path)).split(' · ').at(-1)
  })
  return labels.length > 0 ? `Not saved: ${[...new Set(labels)].join(', ')}.` : 'Saved.'
}

function useDeskState(copy: WorkingCopy | undefined, setup: Setup | undefined) {
  return useMemo((): DeskState | undefined => {
    if (!copy || !setup) return undefined
    const { data, names } = copy
    const films = data['film-stocks']
    const stocks = Array.isArray(films)
      ? films.flatMap((film) => String(film?.name ?? '') || [])
      : []
    return { ...copy, ...setup, scans: tray(names, data, setup.forms), stocks }
  }, [copy, setup])
}

function without(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  if (!all.has(one)) return all
  return new Set([...all].filter((other) => other !== one))
}
