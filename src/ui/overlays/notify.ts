import { useSyncExternalStore } from 'react'

/** How long a notice stays, in ms (K3). */
const NOTICE_MS = 4000

/** How long a message about something that failed stays, in ms (K3). */
const FAILURE_MS = 5000

/** How many are visible at once; the oldest leaves first (K3). */
const MOST_VISIBLE = 3

export type Notice = {
  id: number
  text: string
  kind: 'done' | 'failed'
  /** How long it stays, in ms. */
  duration: number
}

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says in one sentence that something is done. Callable from anywhere, also outside React. */
export function notify(text: string) {
  show({ text, kind: 'done', duration: NOTICE_MS })
}

/** Says in one sentence what failed and what to do about it. */
export function notifyFailure(text: string) {
  show({ text, kind: 'failed', duration: FAILURE_MS })
}

/** Removes a notice. */
export function dismiss(id: number) {
  update(notices.filter((notice) => notice.id !== id))
}

/** The notices to show now, oldest first. */
export function useNotices(): readonly Notice[] {
  const read = () => notices
  return useSyncExternalStore(subscribe, read, read)
}

function show(notice: Omit<Notice, 'id'>) {
  lastId += 1
  update([...notices, { id: lastId, ...notice }].slice(-MOST_VISIBLE))
}

function update(next: readonly Notice[]) {
  notices = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
