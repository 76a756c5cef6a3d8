import { valueAt as valueIn } from '#pipeline/content/walk-fields.ts'

import type { Edit, Path } from './edit.ts'

/** What is at a path, or nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(valueIn, data)
}

/** What a file holds once it is edited. `at` is where an addition goes. */
export function editValue(data: unknown, edit: Edit, at: number): unknown {
  switch (edit.kind) {
    case 'set':
      return changed(data, edit.path, () => edit.value)
    case 'add':
      return changed(data, edit.path, (part) => inserted(part, [edit.key, edit.value], at))
    case 'remove':
      return changed(data, edit.path.slice(0, -1), (part) => without(part, edit.path.at(-1)!))
    case 'move':
      return changed(data, edit.path, (part) => moved(part, edit))
  }
}

/**
 * Where an addition goes: an item where it was put, a named field where the schema has it.
 *
 * @param order the names that the schema knows there.
 */
export function positionOf(edit: Edit, data: unknown, order: string[]): number {
  if (edit.kind !== 'add') return 0
  if (typeof edit.key === 'number') return edit.key

  const present = Object.keys((valueAt(data, edit.path) as object) ?? {})
  const before = order.slice(0, Math.max(order.indexOf(edit.key), 0))
  const last = present.findLastIndex((key) => before.includes(key))
  return order.includes(edit.key) ? last + 1 : present.length
}

/** Positions `0, 1, 2 …` after the one at `from` has moved to `to`. */
export function movedOrder(count: number, { from, to }: { from: number; to: number }): number[] {
  const order = [...Array(count).keys()]
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}

function changed(part: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(part)
  if (Array.isArray(part)) {
    return part.map((item, index) => (index === step ? changed(item, rest, change) : item))
  }
  return Object.fromEntries(
    Object.entries(part as object).map(([key, item]) => [
      key,
      key === step ? changed(item, rest, change) : item,
    ]),
  )
}

function inserted(part: unknown, [key, value]: [string | number, unknown], at: number) {
  if (Array.isArray(part)) return part.toSpliced(at, 0, value)
  return Object.fromEntries(Object.entries(part as object).toSpliced(at, 0, [String(key), value]))
}

function without(part: unknown, step: string | number) {
  if (Array.isArray(part)) return part.toSpliced(Number(step), 1)
  return Object.fromEntries(Object.entries(part as object).filter(([key]) => key !== step))
}

function moved(part: unknown, move: { from: number; to: number }) {
  const isList = Array.isArray(part)
  const entries = Object.entries(part as object)
  const order = movedOrder(entries.length, move).map((index) => entries[index]!)
  return isList ? order.map(([, value]) => value) : Object.fromEntries(order)
}
