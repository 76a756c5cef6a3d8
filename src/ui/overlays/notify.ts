import { createStore } from './store.ts'

/** How long a notice stays, in ms (K3). */
const NOTICE_DURATION = 4000

/** How long a message about something that failed stays, in ms (K3). */
const FAILURE_DURATION = 5000

/** How many are visible at once; the oldest leaves first (K3). */
const MOST_VISIBLE = 3

export type Notice = {
  id: number
  text: string
  kind: 'done' | 'failed'
  /** In ms, counted from when it shows. */
  duration: number
}

/** The notices that should be visible now, oldest first. */
export const notices = createStore<readonly Notice[]>([])

let lastId = 0

/** Says in one sentence that something is done. Callable from anywhere, also outside React. */
export function notify(text: string) {
  show({ text, kind: 'done', duration: NOTICE_DURATION })
}

/** Says in one sentence what failed and what to do about it. */
export function notifyFailure(text: string) {
  show({ text, kind: 'failed', duration: FAILURE_DURATION })
}

/** Takes a notice away, whoever asked for it: time, a swipe, or its button. */
export function dismiss(id: number) {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

function show(notice: Omit<Notice, 'id'>) {
  lastId += 1
  notices.set([...notices.get(), { id: lastId, ...notice }].slice(-MOST_VISIBLE))
}
