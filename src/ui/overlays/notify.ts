export type Notice = { text: string; kind: 'done' | 'failed' }

declare global {
  interface WindowEventMap {
    notice: CustomEvent<Notice>
  }
}

/** Shows a notice of one sentence. If something failed, it also says what to do about it. */
export function notify(text: string, kind: Notice['kind'] = 'done') {
  window.dispatchEvent(new CustomEvent('notice', { detail: { text, kind } }))
}
