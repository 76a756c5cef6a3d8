/** Whose marks are shown: the studio's, those of the visitor, or those that a link has brought. */
export type Marker = 'studio' | 'visitor' | 'sender'

/** How many frames a visitor may mark. */
export const MOST = 3

/** Begins the hash of a page's address that names marked frames: `/#roll=14,22,30`. */
export const HASH = '#roll='

/** The marks after a press: a marked frame loses its mark, and a fourth mark takes the place of the oldest. */
export function afterPress(marks: number[], frame: number): number[] {
  if (marks.includes(frame)) return marks.filter((one) => one !== frame)
  return [...marks, frame].slice(-MOST)
}

/** Frames in the order of the film. */
export function inOrder(frames: number[]): number[] {
  return frames.toSorted((one, other) => one - other)
}

/** The hash that names these frames. */
export function hashOf(frames: number[]): string {
  return HASH + inOrder(frames).join()
}

/** The frames that a hash names. None if it is of something else, or names what a roll of `count` frames has not. */
export function framesIn(hash: string, count: number): number[] {
  const [list] = (hash.startsWith(HASH) && /^[\d,]+/.exec(hash.slice(HASH.length))) || []
  const frames = [...new Set(list?.split(',').map(Number))]
  return areFrames(frames, count) ? frames : []
}

/** Whether these are frames that a visitor may have marked on a roll of `count`. */
export function areFrames(value: unknown, count: number): value is number[] {
  const isFrame = (one: unknown) =>
    Number.isInteger(one) && Number(one) >= 1 && Number(one) <= count
  return Array.isArray(value) && value.length <= MOST && value.every(isFrame)
}
