/** How it stands with another site that is to be seen in a frame. */
export type Visit = {
  /** How often it was asked for: each attempt has a frame of its own. 0 before. */
  attempt: number
  /**
   * `asking` for a sign of life; then its page is `coming` and at last `here`. When there was no
   * sign it is `silent`; when no page came after it, `late`.
   */
  stage: 'far' | 'asking' | 'coming' | 'here' | 'silent' | 'late'
  /** Who asked: this page at `first` and `again`, or a `visitor`, who may want it `anyway`. */
  wanted: 'first' | 'again' | 'visitor' | 'anyway'
  /** Something stands in the frame: its page, or a browser's error page. */
  begun: boolean
  /** The question was refused at once, though there is a connection. Its frame may work. */
  refused: boolean
}

export type VisitEvent =
  'near' | 'answered' | 'refused' | 'begun' | 'given up' | 'back' | 'tried again' | 'wanted anyway'

export const FAR: Visit = {
  attempt: 0,
  stage: 'far',
  wanted: 'first',
  begun: false,
  refused: false,
}

/** The same visit after something has happened. */
export function next(visit: Visit, event: VisitEvent): Visit {
  const { stage } = visit

  switch (event) {
    case 'near':
      return stage === 'far' ? ask(visit, 'first') : visit
    case 'back':
      return gaveUp(visit) ? ask(visit, 'again') : visit
    case 'tried again':
      return ask(visit, 'visitor')
    case 'wanted anyway':
      return { ...ask(visit, 'anyway'), stage: 'coming', refused: false }

    case 'answered':
      return stage === 'asking'
        ? { ...visit, stage: visit.begun ? 'here' : 'coming', refused: false }
        : visit
    case 'refused':
      return stage === 'asking' ? { ...visit, stage: 'silent', refused: true } : visit
    case 'begun':
      return stage === 'asking' ? { ...visit, begun: true } : begin(visit)

    case 'given up':
      return giveUp(visit)
  }
}

/** Whether nothing more is expected of this attempt. */
export function gaveUp({ stage }: Visit): boolean {
  return stage === 'silent' || stage === 'late'
}

/** Whether a visitor should be told. A second attempt counts only when its page is there. */
export function failed(visit: Visit): boolean {
  const second = visit.wanted === 'again' || visit.wanted === 'visitor'
  return gaveUp(visit) || (second && visit.stage !== 'here')
}

function ask({ attempt, refused }: Visit, wanted: Visit['wanted']): Visit {
  return { attempt: attempt + 1, stage: 'asking', wanted, begun: false, refused }
}

function begin(visit: Visit): Visit {
  const awaited = visit.stage === 'coming' || visit.stage === 'late'
  return awaited ? { ...visit, stage: 'here', begun: true } : visit
}

/** A page that is here is left alone, with whatever a visitor may have typed there. */
function giveUp(visit: Visit): Visit {
  const { stage } = visit
  if (stage === 'coming') return { ...visit, stage: 'late' }
  return stage === 'asking' || stage === 'silent'
    ? { ...visit, stage: 'silent', refused: false }
    : visit
}
