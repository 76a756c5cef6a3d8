/** How long a notice stays, in ms (K3). */
const NOTICE_MS = 4000

/** How long a message about something that failed stays, in ms (K3). */
const FAILURE_MS = 5000

export type Notice = {
  text: string
  kind: 'done' | 'failed'
  /** How long it stays, in ms. */
  duration: number
}

declare global {
  interface DocumentEventMap {
    notice: CustomEvent<Notice>
  }
}

/** Says in one sentence that something is done. Callable from anywhere, also outside React. */
export function notify(text: string) {
  dispatch({ text, kind: 'done', duration: NOTICE_MS })
}

/** Says in one sentence what failed and what to do about it. */
export function notifyFailure(text: string) {
  dispatch({ text, kind: 'failed', duration: FAILURE_MS })
}

function dispatch(detail: Notice) {
  document.dispatchEvent(new CustomEvent('notice', { detail }))
}
