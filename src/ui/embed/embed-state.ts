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
  /** The browser was offline, so no frame can work. Otherwise one may, though the probe failed. */
  offline: boolean
}

export type EmbedEvent =
  | EmbedState['trigger']
  | 'answered'
  | 'refused'
  | 'offline'
  | 'content'
  | 'timeout'
  | 'frame removed'
  | 'disturbs'

export const IDLE: EmbedState = { stage: 'idle', attempt: 0, trigger: 'near', offline: false }

/** A page that is shown is not reloaded: a visitor may have typed into it. */
const TRANSITIONS: Record<Stage, Partial<Record<EmbedEvent, Stage>>> = {
  idle: { near: 'probing' },
  probing: {
    answered: 'loading',
    refused: 'unreachable',
    offline: 'unreachable',
    timeout: 'unreachable',
    'frame removed': 'unreachable',
  },
  loading: {
    content: 'shown',
    offline: 'late',
    timeout: 'late',
    'frame removed': 'unreachable',
  },
  shown: { 'frame removed': 'unreachable' },
  late: {
    content: 'shown',
    offline: 'late',
    reconnect: 'probing',
    'frame removed': 'unreachable',
  },
  unreachable: { offline: 'unreachable', reconnect: 'probing' },
}

/** What can happen at any stage: by the visitor, or by a page that takes what the visitor types. */
const AT_ANY_STAGE = new Map<EmbedEvent, Stage>([
  ['disturbs', 'idle'],
  ['retry', 'probing'],
  ['show anyway', 'loading'],
])

export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const stage = AT_ANY_STAGE.get(event) ?? TRANSITIONS[state.stage][event]
  if (!stage) return state

  // A second attempt shows the first failure, until it ends.
  const offline = event === 'offline' || (stage === 'probing' && state.offline)
  if (!isTrigger(event)) return { ...state, stage, offline }
  return { stage, offline, attempt: state.attempt + 1, trigger: event }
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
