import { routes } from '#pipeline/content/pages.ts'

import { labelOf } from '../desk/form/labels.ts'

/** Kinds of devices, by the width in px from which a window is one of them. */
const DEVICES: [from: number, name: string][] = [
  [0, 'phones'],
  [600, 'tablets'],
  [1200, 'desktops'],
]

/** A page as its owner calls it. */
export function pageName(path: string): string {
  const page = Object.entries(routes).find(([, own]) => own === path)?.[0]
  return page ? labelOf([page]) : 'Missing pages'
}

/** On which devices something is so, like “on phones and tablets”. */
export function onDevices(widths: number[]): string {
  const names = widths.map((width) => DEVICES.findLast(([from]) => width >= from)![1])
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
  return `on ${list.format([...new Set(names)])}`
}
