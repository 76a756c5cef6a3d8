/** Another site's page in a frame, from the first request to the page. */
export type EmbedState = {
  /** How many frames there have been: each attempt has its own. 0 before the first. */
  attempt: number
  /**
   * `probing`: the site is asked whether it answers. `loading`: it does, and its page is on its way.
   * `shown`: its page is here. `unreachable`: no answer, or the frame was taken away. `late`: an
   * answer, and no page in time; it is shown when it comes.
   */
  stage: 'idle' | 'probing' | 'loading' | 'shown' | 'unreachable' | 'late'
  /** What began this attempt. `anyway`: a visitor who wants the frame although the probe failed. */
  trigger: 'page' | 'reconnect' | 'visitor' | 'anyway'
  /** The frame holds something: the page, or the browser's error page. */
  hasContent: boolean
  /** The probe failed at once, although there is a connection. The frame may work. */
  refused: boolean
}

export type EmbedEvent =
  | 'near'
  | 'answered'
  | 'refused'
  | 'content'
  | 'timeout'
  | 'frame removed'
  | 'reconnected'
  | 'retry'
  | 'show anyway'

export const IDLE: EmbedState = {
  attempt: 0,
  stage: 'idle',
  trigger: 'page',
  hasContent: false,
  refused: false,
}

export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const { stage, hasContent } = state
  const unreachable = { ...state, stage: 'unreachable', refused: false } as const

  switch (event) {
    case 'near':
      return stage === 'idle' ? probe(state, 'page') : state
    case 'reconnected':
      return isOver(state) ? probe(state, 'reconnect') : state
    case 'retry':
      return probe(state, 'visitor')
    case 'show anyway':
      return { ...probe(state, 'anyway'), stage: 'loading', refused: false }

    case 'answered':
      if (stage !== 'probing') return state
      return { ...state, stage: hasContent ? 'shown' : 'loading', refused: false }
    case 'refused':
      return stage === 'probing' ? { ...unreachable, refused: true } : state
    case 'content':
      if (stage === 'probing') return { ...state, hasContent: true }
      return stage === 'loading' || stage === 'late' ? { ...state, stage: 'shown' } : state

    case 'timeout':
      if (stage === 'loading') return { ...state, stage: 'late' }
      // A page that is here is left alone, with whatever a visitor may have typed there.
      return stage === 'probing' || stage === 'unreachable' ? unreachable : state
    case 'frame removed':
      return stage === 'idle' || stage === 'unreachable' ? state : unreachable
  }
}

/** Whether nothing more is expected of this attempt. */
export function isOver({ stage }: EmbedState): boolean {
  return stage === 'unreachable' || stage === 'late'
}

/** Whether to tell a visitor. A later attempt has failed until its page is here. */
export function hasFailed(state: EmbedState): boolean {
  const isRetry = state.trigger === 'reconnect' || state.trigger === 'visitor'
  return isOver(state) || (isRetry && state.stage !== 'shown')
}

function probe({ attempt, refused }: EmbedState, trigger: EmbedState['trigger']): EmbedState {
  return { attempt: attempt + 1, stage: 'probing', trigger, hasContent: false, refused }
}
