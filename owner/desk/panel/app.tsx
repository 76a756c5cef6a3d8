import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'

import type { DeskState } from '../server/state.ts'
import { failureOf } from './api.ts'
import { Bar } from './bar.tsx'
import { DeskContext } from './desk.ts'
import { placeAfter } from './follow.ts'
import type { Target } from './frame/find-place.ts'
import { knownWords } from './frame/known-words.ts'
import { previewText, whenLive } from './frame/preview.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import { useWear } from './frame/wear.ts'
import { PageForm, StudioForms } from './forms/forms.tsx'
import { LookForm } from './look/look-form.tsx'
import { GoOnline } from './online/go-online.tsx'
import { swapEdit } from './places.ts'
import { Tray } from './tray/tray.tsx'
import { useArrivals, type Dropped } from './tray/use-arrivals.ts'
import { useChanges } from './use-changes.ts'
import { useDeskState } from './use-desk-state.ts'
import { TABS, useFocusOnChosen, usePlace } from './use-place.ts'
import { followUnsaved, useUnsaved } from './use-unsaved.ts'
import styles from './app.module.css'

/** What the foot of the panel says until there is something to say. */
const HELP = 'Click words or a photograph on your site to change them.'

/** The desk: the site on one side, and on the other what can be changed. */
export function App() {
  const frame = useRef<HTMLIFrameElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [words, say] = useState(HELP)
  const [changing, setChanging] = useState(true)
  const [phone, setPhone] = useState(false)
  const [openScan, setOpenScan] = useState<string>()
  const [dropped, setDropped] = useState<Dropped>()
  const unsaved = useUnsaved()
  const { tab, setTab, path, setPath, visit, chosen, setChosen, asked, choose } = usePlace(frame)
  const { state, latest, refresh } = useDeskState(say, ({ forms: before }, { forms: after }) => {
    followUnsaved(unsaved, before, after)
    setChosen((now) => now && placeAfter(now, before, after))
  })
  const { change, make, request } = useChanges({ latest, refresh, say })
  const { arrivals, add } = useArrivals(refresh)
  useFocusOnChosen(panel, { chosen, asked, tab, isRead: state !== undefined })

  const preview = usePreview(frame, state)
  const wear = useWear(frame)
  const desk = useMemo(() => {
    if (!state) return undefined
    return {
      state,
      say,
      chosen,
      choose,
      letGo: () => setChosen(undefined),
      change,
      make,
      request,
      unsaved,
      preview,
      wear,
    }
  }, [state, say, chosen, setChosen, choose, change, make, request, unsaved, preview, wear])
  if (!desk) return <p className={styles.inside}>{words === HELP ? 'One moment …' : words}</p>

  async function replay(kind: 'undo' | 'redo') {
    const answer = await request(kind)
    const did = kind === 'undo' ? 'Undone' : 'Done again'
    say(
      failureOf(answer) ??
        `${did}: ${'done' in answer && answer.what}`.replace(/(?<![.?!…])$/, '.'),
    )
  }

  async function take(files: File[], place?: string) {
    setTab('Photographs')
    setOpenScan(undefined)
    const scan = await add(files)
    if (!scan || !place) return
    setDropped({ scan, place })
    // Unless another is being described by then.
    setOpenScan((now) => now ?? scan)
  }

  function chooseTarget({ place }: Target) {
    setChosen(undefined)
    // A second click on the same place gives its field the focus again.
    requestAnimationFrame(() => choose(place))
  }

  return (
    <DeskContext value={desk}>
      <div className={styles.desk}>
        <Bar
          {...{ path, changing, phone }}
          onPage={(next) => {
            visit(next)
            setPath(next)
            setTab('Page')
          }}
          onChanging={setChanging}
          onPhone={setPhone}
          onReplay={(kind) => void replay(kind)}
        />
        <SiteFrame
          {...{ frame, changing, phone, chosen }}
          known={knownWords(desk.state)}
          onChoose={chooseTarget}
          onPage={(shown) => {
            // A reload that was on its way may bring back the page that was left.
            if (changing && shown !== path) visit(path)
            else setPath(shown)
          }}
          onDropScan={(scan, place) =>
            void make('Changed a photograph', (now) => [swapEdit(now, place, scan)])
          }
          onDropFiles={(files, place) => void take(files, place)}
        />
        <main ref={panel} className={styles.panel}>
          <nav aria-label="What to change" className={styles.tabs}>
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                aria-current={name === tab || undefined}
                onClick={() => setTab(name)}
              >
                {name}
              </button>
            ))}
          </nav>
          <div className={styles.inside} hidden={tab !== 'Put online'}>
            <GoOnline isShown={tab === 'Put online'} />
          </div>
          <div key={tab} className={styles.inside} hidden={tab === 'Put online'}>
            {tab === 'Page' ? <PageForm key={path} path={path} /> : null}
            {tab === 'Studio' ? <StudioForms /> : null}
            {tab === 'Look' ? <LookForm /> : null}
            {tab === 'Photographs' ? (
              <Tray
                {...{ arrivals, dropped }}
                onFiles={(files) => void take(files)}
                open={openScan}
                onOpen={setOpenScan}
              />
            ) : null}
          </div>
          <p className={styles.said} role="status">
            {words}
          </p>
        </main>
      </div>
    </DeskContext>
  )
}

/** Shows words on the page before they are written. */
function usePreview(frame: RefObject<HTMLIFrameElement | null>, state: DeskState | undefined) {
  return useCallback(
    (place: string, before: string, words: string) => {
      const { current } = frame
      const page = current?.contentDocument
      // A page that has just begun to load has no body.
      if (!page?.body || !state) return
      whenLive(page, () => previewText(page, { place, before, words }, knownWords(state)))
    },
    [frame, state],
  )
}
