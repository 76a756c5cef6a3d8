/**
 * `probing`: waits for an answer of the site. `loading`: the site answered, its page is loading.
 * `shown`: the page has loaded. `late`: it timed out, and is shown if it loads. `unreachable`: no
 * answer, or the frame was removed.
 */
type Stage = 'idle' | 'probing' | 'loading' | 'shown' | 'late' | 'unreachable'

/** The state of another site's page in a frame. */
export type EmbedState = {
  stage: Stage
  /** The number of attempts so far. Each has its own frame. */
  attempt: number
  /** What started this attempt. */
  trigger: 'near' | 'reconnect' | 'retry' | 'show anyway'
  /** The probe failed although the browser is online. The frame may still work. */
  refused: boolean
}

export type EmbedEvent =
  EmbedState['trigger'] | 'answered' | 'refused' | 'content' | 'timeout' | 'frame removed'

export const IDLE: EmbedState = { stage: 'idle', attempt: 0, trigger: 'near', refused: false }

/** A page that is shown is not reloaded: a visitor may have typed into it. */
const TRANSITIONS: Record<Stage, Partial<Record<EmbedEvent, Stage>>> = {
  idle: { near: 'probing' },
  probing: {
    answered: 'loading',
    refused: 'unreachable',
    timeout: 'unreachable',
    'frame removed': 'unreachable',
  },
  loading: { content: 'shown', timeout: 'late', 'frame removed': 'unreachable' },
  shown: { 'frame removed': 'unreachable' },
  late: { content: 'shown', reconnect: 'probing', 'frame removed': 'unreachable' },
  unreachable: { timeout: 'unreachable', reconnect: 'probing' },
}

/** What a visitor can do at any stage. */
const ON_REQUEST = new Map<EmbedEvent, Stage>([
  ['retry', 'probing'],
  ['show anyway', 'loading'],
])

export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const stage = ON_REQUEST.get(event) ?? TRANSITIONS[state.stage][event]
  if (!stage) return state

  const refused = event === 'refused' || (stage === 'probing' && state.refused)
  if (!isTrigger(event)) return { ...state, stage, refused }
  return { stage, refused, attempt: state.attempt + 1, trigger: event }
}

/** Whether this attempt has ended without a page. */
export function isOver({ stage }: EmbedState): boolean {
  return stage === 'unreachable' || stage === 'late'
}

/** Whether to show a failure. A retry shows it until its page has loaded. */
export function hasFailed(state: EmbedState): boolean {
  const isRetry = state.trigger === 'reconnect' || state.trigger === 'retry'
  return isOver(state) || (isRetry && state.stage !== 'shown')
}

function isTrigger(event: EmbedEvent): event is EmbedState['trigger'] {
  return ['near', 'reconnect', 'retry', 'show anyway'].includes(event)
}
