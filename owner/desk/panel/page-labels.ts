import type { ContentFile } from '#pipeline/content/files.ts'
import { ROUTES, routes } from '#pipeline/content/pages.ts'

import { labelOf } from '../form/labels.ts'
import { nodeAt } from '../form/node.ts'
import { readPlace } from '../traces.ts'
import type { DeskState } from './desk.ts'

/** The pages of the site as the desk names them, by their path. */
export const PAGES = ROUTES.map((file) => {
  return { file, label: labelOf([file]), path: routes[file] }
})

/** What is not on one page, in the order in which owners need it. */
export const ELSEWHERE: { file: ContentFile; label: string }[] = [
  { file: 'studio', label: 'The studio' },
  { file: 'sharing', label: 'When a page is shared' },
  { file: 'film-stocks', label: 'Film stocks' },
  { file: 'prints', label: 'Prints' },
  { file: 'not-found', label: 'Missing pages' },
  { file: 'failure', label: 'When a page breaks' },
]

/** What has a tab of its own, and what is written by hand. */
const OTHERS = [
  { file: 'look', label: 'The look' },
  { file: 'controls', label: 'Words of buttons' },
]

/** What an owner calls a content file, given without its ending: “Home”. */
export function fileLabel(file: string): string {
  return (
    [...PAGES, ...ELSEWHERE, ...OTHERS].find((one) => one.file === file)?.label ?? 'Photographs'
  )
}

/** A place as its owner knows it, like “Home · Slides 2 · Caption”. */
export function placeLabel(
  { forms, data }: Pick<DeskState, 'forms' | 'data'>,
  place: string,
): string {
  const { file, path } = readPlace(place)
  const steps = path.flatMap((step, at) => {
    const node = nodeAt(forms[file], data[file], path.slice(0, at + 1))
    if (!node) return []
    return [typeof step === 'number' ? labelOf(path.slice(0, at + 1)) : node.label]
  })
  return [fileLabel(file), ...steps].join(' · ').replaceAll(/ · (?=\d+( ·|$))/g, ' ')
}
