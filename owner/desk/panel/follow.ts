import { nodeAt, type Forms } from '../form/node.ts'
import { placeName, readPlace } from '../traces/place.ts'

/**
 * What a place is called once the studio has changed: an item that was moved, or before which one was
 * removed or put back, has another number. Nothing where it is gone.
 *
 * @param place as `unsaved` names it: with a plus sign before it for what is to be added there.
 */
export function placeAfter(place: string, before: Forms, after: Forms): string | undefined {
  const [, sign = '', name = ''] = /^(\+?)(.*)$/s.exec(place)!
  // A scan may be called anything, also what cannot be decoded.
  if (!Object.hasOwn(before, name.split('/', 1)[0]!)) return place
  const { file, path } = readPlace(name)
  const [old, now] = [before[file], after[file]]
  if (!now || !nodeAt(old, path)) return place

  const steps: typeof path = []
  for (const [at, step] of path.entries()) {
    const [list, next] = [nodeAt(old, path.slice(0, at)), nodeAt(now, steps)]
    const isList = list?.type === 'list' && next?.type === 'list' && !list.named
    steps.push(isList ? formerPositions(list.value, next.value).indexOf(Number(step)) : step)
  }
  return nodeAt(now, steps) && sign + placeName(file, steps)
}

/** Gives what is kept by its place the names of now. What was kept of a part that is gone is dropped. */
export function followAll(kept: Map<string, unknown>, before: Forms, after: Forms) {
  const all = [...kept]
  kept.clear()
  for (const [place, held] of all) {
    const now = placeAfter(place, before, after)
    if (now !== undefined) kept.set(now, held)
  }
}

/**
 * Where each item of a list or map was before it changed, or -1 where it is new. Items are the same
 * that hold the same; of the others the first is the first, since a changed item is still that item.
 */
export function formerPositions(before: unknown, after: unknown): number[] {
  const [old, now] = [namesOf(before), namesOf(after)]
  const found = now.map((name, at) => (old[at] === name ? at : -1))
  const free = new Set(old.keys())
  for (const at of found) free.delete(at)

  const take = (isSame: (name: string, from: number) => boolean) => {
    for (const [at, name] of now.entries()) {
      const from = found[at]! < 0 && [...free].find((one) => isSame(name, one))
      if (typeof from !== 'number') continue
      found[at] = from
      free.delete(from)
    }
  }
  take((name, from) => old[from] === name)
  take(() => true)
  return found
}

function namesOf(held: unknown): string[] {
  if (Array.isArray(held)) return held.map((item) => JSON.stringify(item))
  return Object.keys(held ?? {})
}
