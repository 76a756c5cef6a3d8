import { useRef, useState, type RefObject } from 'react'
import { createRoot } from 'react-dom/client'

import 'virtual:typefaces/site.css'
import '#src/styles/tokens.css'
import './base.css'
import { DeskContext, useDesk } from './desk.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import { PAGES } from './page-labels.ts'
import { useDrop } from './use-drop.ts'
import { useOpenDesk } from './use-open-desk.ts'
import { useFocusOnAsked, type CurrentPlace } from './use-place.ts'
import { WorkPanel } from './work-panel.tsx'
import styles from './app.module.css'

createRoot(document.getElementById('desk')!).render(<App />)

/** The desk: the site on one side, and on the other what can be changed. */
function App() {
  const frame = useRef<HTMLIFrameElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [changing, setChanging] = useState(true)
  const [isPhone, setPhone] = useState(false)
  const { desk, place, work, site, words } = useOpenDesk(frame)
  const { tab, path, visit } = place
  useFocusOnAsked(panel, place, desk !== undefined)
  useDrop(desk)
  if (!desk) return <p className={styles.inside}>{words}</p>

  return (
    <DeskContext value={desk}>
      <div className={styles.desk} data-tab={tab}>
        <Bar
          ref={bar}
          {...{ place, changing, isPhone }}
          onChanging={setChanging}
          onPhone={setPhone}
        />
        <PastSite to={panel}>Past the site, to what can be changed</PastSite>
        <SiteFrame
          {...{ frame, path, changing, isPhone }}
          reloads={site.reloads}
          inHand={changing ? place.inHand : undefined}
          onChoose={(target) => place.choose(target.place)}
          onPage={(page) => {
            site.showLook(page)
            const shown = page.location.pathname
            // A reload that was on its way may bring back the page that was left.
            if (changing && shown !== path) visit(path)
            else place.setPath(shown)
          }}
          onDropScan={(scan, at) => desk.swap(at, scan)}
          onDropFiles={desk.take}
        />
        <PastSite to={bar}>Back past the site, to the pages</PastSite>
        <WorkPanel ref={panel} {...{ place, work, words }} />
      </div>
    </DeskContext>
  )
}

type BarProps = {
  ref: RefObject<HTMLElement | null>
  place: CurrentPlace
  changing: boolean
  onChanging: (changing: boolean) => void
  /** Whether the site is as wide as on a phone. */
  isPhone: boolean
  onPhone: (isPhone: boolean) => void
}

/** Page tabs, view options, undo and redo. */
function Bar({ ref, place, changing, onChanging, isPhone, onPhone }: BarProps) {
  const { state, replay } = useDesk()
  return (
    <header ref={ref} tabIndex={-1} className={styles.bar}>
      <h1>The desk</h1>
      <nav aria-label="Pages" className={styles.tools}>
        {PAGES.map((page) => (
          <button
            key={page.file}
            type="button"
            aria-current={page.path === place.path ? 'page' : undefined}
            onClick={() => {
              place.show(page.path)
              place.setTab('Page')
            }}
          >
            {page.label}
          </button>
        ))}
      </nav>
      <div role="group" aria-label="Tools" className={styles.tools}>
        <button type="button" aria-pressed={!changing} onClick={() => onChanging(!changing)}>
          Try it
        </button>
        <button type="button" aria-pressed={isPhone} onClick={() => onPhone(!isPhone)}>
          Phone
        </button>
        {(['undo', 'redo'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            disabled={!state.history[kind]}
            title={state.history[kind]}
            onClick={() => replay(kind)}
          >
            {kind === 'undo' ? 'Undo' : 'Redo'}
          </button>
        ))}
      </div>
    </header>
  )
}

type PastSiteProps = { to: RefObject<HTMLElement | null>; children: string }

/** A way past the site, which has many stops for the Tab key. Seen only with the focus. */
function PastSite({ to, children }: PastSiteProps) {
  return (
    <button type="button" className={styles.past} onClick={() => to.current?.focus()}>
      {children}
    </button>
  )
}
