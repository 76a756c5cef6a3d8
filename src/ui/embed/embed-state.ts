/**
 * `probing`: the site is asked whether it answers. `loading`: it does, and its page is on its way.
 * `shown`: its page is here. `late`: an answer, and no page in time; it is shown when it comes.
 * `unreachable`: no answer, or the frame was taken away.
 */
type Stage = 'idle' | 'probing' | 'loading' | 'shown' | 'late' | 'unreachable'

/** Another site's page in a frame, from the first probe to the page. */
export type EmbedState = {
  stage: Stage
  /** How many frames there have been: each attempt has its own. 0 before the first. */
  attempt: number
  /** What began this attempt. */
  trigger: 'near' | 'reconnect' | 'retry' | 'show anyway'
  /** The probe failed at once, although there is a connection. The frame may work. */
  refused: boolean
}

export type EmbedEvent =
  EmbedState['trigger'] | 'answered' | 'refused' | 'content' | 'timeout' | 'frame removed'

export const IDLE: EmbedState = { stage: 'idle', attempt: 0, trigger: 'near', refused: false }

/** A page that is shown is left alone, with whatever a visitor may have typed there. */
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

/** What a visitor asks for, at any stage. */
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

/** Whether nothing more is expected of this attempt. */
export function isOver({ stage }: EmbedState): boolean {
  return stage === 'unreachable' || stage === 'late'
}

/** Whether to tell a visitor. A later attempt has failed until its page is here. */
export function hasFailed(state: EmbedState): boolean {
  const isRetry = state.trigger === 'reconnect' || state.trigger === 'retry'
  return isOver(state) || (isRetry && state.stage !== 'shown')
}

function isTrigger(event: EmbedEvent): event is EmbedState['trigger'] {
  return ['near', 'reconnect', 'retry', 'show anyway'].includes(event)
}
