import { useMemo, useRef, useState } from 'react'

import { failureOf } from './api.ts'
import { Bar } from './bar.tsx'
import { DeskContext } from './desk.ts'
import { placeAfter } from './follow.ts'
import type { Target } from './frame/find-place.ts'
import { knownWords } from './frame/known-words.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import { usePreview } from './frame/use-preview.ts'
import type { View } from './frame/use-view.ts'
import { useWear } from './frame/wear.ts'
import { PageForm, StudioForms } from './forms/forms.tsx'
import { LookForm } from './look/look-form.tsx'
import { GoOnline } from './online/go-online.tsx'
import { PastSite } from './past-site.tsx'
import { swapWith, wordsBeside } from './photograph-lists.ts'
import { Tray } from './tray/tray.tsx'
import { useTray } from './tray/use-tray.ts'
import { useDeskState } from './use-desk-state.ts'
import { useDoubts } from './use-doubts.ts'
import { useDropAnywhere } from './use-drop.ts'
import { TABS, useFocusOnChosen, usePlace } from './use-place.ts'
import { followUnsaved, useUnsaved } from './use-unsaved.ts'
import styles from './app.module.css'

/** What the foot of the panel says until there is something to say. */
const HELP = 'Click words or a photograph on your site to change them.'

/** The desk: the site on one side, and on the other what can be changed. */
export function App() {
  const frame = useRef<HTMLIFrameElement>(null)
  const covering = useRef<Document>(undefined)
  const panel = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [words, say] = useState(HELP)
  const [changing, setChanging] = useState(true)
  const [view, setView] = useState<View>('here')
  const unsaved = useUnsaved()
  const place = usePlace(frame)
  const {
    tab,
    setTab,
    path,
    setPath,
    visit,
    show,
    chosen,
    inHand,
    setInHand,
    asked,
    choose,
    letGo,
  } = place
  const work = useTray()
  const doubts = useDoubts()
  const { state, reloads, refresh, change, make, request } = useDeskState(
    say,
    ({ forms: before }, { forms: now }) => {
      followUnsaved(unsaved, before, now)
      const after = (name: string) => placeAfter(name, before, now)
      place.follow(after)
      work.follow(after)
      doubts.follow(after)
    },
  )
  useFocusOnChosen(panel, { chosen, asked, tab, isRead: state !== undefined })

  const known = useMemo(() => (state ? knownWords(state) : []), [state])
  const preview = usePreview(frame, covering, known)
  const wear = useWear(frame)
  const { doubted, doubt, trust } = doubts
  const desk = state && {
    state,
    say,
    chosen,
    choose,
    letGo,
    change,
    make,
    request,
    unsaved,
    preview,
    wear,
    doubted,
    trust,

    visit: show,
    openScan(file: string) {
      setTab('Photographs')
      work.setOpen(file)
    },

    take(files: File[], at?: string) {
      if (files.length === 0) return
      setTab('Photographs')
      // The page keeps showing what it is to replace.
      if (at) setInHand(at)
      work.take(files, { state, isShown: tab === 'Photographs', unsaved, refresh, say }, at)
    },

    swap(at: string, scan: string) {
      void make('Changed a photograph', swapWith(at, scan))
      const beside = wordsBeside(state, at)
      doubt(beside)
      // The page shows it, and the words that may not fit any more are asked about.
      choose(beside[0] ?? at)
    },
  }
  useDropAnywhere((files) => desk?.take(files))
  if (!desk) return <p className={styles.inside}>{words === HELP ? 'One moment …' : words}</p>

  async function replay(kind: 'undo' | 'redo') {
    say(kind === 'undo' ? 'Undoing …' : 'Doing it again …')
    const answer = await request(kind)
    // The photographs may be those of before again.
    trust([...doubted])
    const did = kind === 'undo' ? 'Undone' : 'Done again'
    say(
      failureOf(answer) ??
        `${did}: ${'done' in answer && answer.what}`.replace(/(?<![.?!…])$/, '.'),
    )
  }

  function chooseTarget(target: Target) {
    letGo()
    // A second click on the same place gives its field the focus again.
    requestAnimationFrame(() => choose(target.place))
  }

  return (
    <DeskContext value={desk}>
      <div className={styles.desk} data-tab={tab}>
        <Bar
          ref={bar}
          {...{ path, changing, view }}
          onPage={(next) => {
            show(next)
            setTab('Page')
          }}
          onChanging={setChanging}
          onView={setView}
          onReplay={(kind) => void replay(kind)}
        />
        <PastSite to={panel}>Past the site, to what can be changed</PastSite>
        <SiteFrame
          {...{ frame, covering, path, changing, view, known, reloads }}
          inHand={changing ? inHand : undefined}
          onChoose={chooseTarget}
          onPage={(shown) => {
            // A reload that was on its way may bring back the page that was left.
            if (changing && shown !== path) visit(path)
            else setPath(shown)
          }}
          onDropScan={(scan, at) => desk.swap(at, scan)}
          onDropFiles={desk.take}
        />
        <PastSite to={bar}>Back past the site, to the pages</PastSite>
        <main
          ref={panel}
          tabIndex={-1}
          className={styles.panel}
          // The page shows what is being changed.
          onFocus={({ target }) => target.dataset.place && setInHand(target.dataset.place)}
        >
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
            {tab === 'Photographs' ? <Tray {...work} /> : null}
          </div>
          <p className={styles.said} role="status">
            {words}
          </p>
        </main>
      </div>
    </DeskContext>
  )
}
