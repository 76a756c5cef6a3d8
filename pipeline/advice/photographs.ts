import { readName } from '../model/file-name.ts'
import { WIDEST_PRINT } from '../originals/scan-header.ts'
import { atLocations, listed, type Advice } from './advice.ts'
import type { StudioFiles } from './studio-files.ts'

const TOPIC = 'Photographs'

/** The studio's own photographs that nothing shows, and slides that do not suit a large screen. */
export function photographs({ fields, scans }: StudioFiles): Advice[] {
  const own = scans.filter(({ isBorrowed }) => !isBorrowed)
  const shown = fields
    .filter(({ kind }) => kind?.kind === 'photograph')
    .map((field) => ({ ...field, value: readName(field.value) }))
  const unshown = own.filter(({ file }) => !shown.some(({ value }) => value === file))
  const slides = shown.flatMap(({ value, kind, location }) => {
    const size = own.find(({ file }) => file === value)
    return kind?.kind === 'photograph' && kind.cut === 'tall' && size ? [{ ...size, location }] : []
  })
  const upright = slides.filter(({ width, height }) => height > width)
  const narrow = slides.filter(({ width, height }) => height <= width && width < WIDEST_PRINT)

  return [
    ...atLocations(
      TOPIC,
      unshown.slice(0, 1).map(() => ({ location: { file: 'uploads/' } })),
      `Nothing shows ${listed(unshown.map(({ file }) => file))}. Describe it in ` +
        'photographs.yaml and name it on a page, or take it out of uploads/.',
    ),
    ...atLocations(
      TOPIC,
      upright,
      `A desktop shows only a strip across the middle of ${listed(upright.map(({ file }) => file))}. ` +
        'Choose slides that are wider than tall.',
    ),
    ...atLocations(
      TOPIC,
      narrow,
      `Soft on a large screen: ${listed(narrow.map(({ file, width }) => `${file} (${width} px)`))}. ` +
        `Scan slides ${WIDEST_PRINT} px wide.`,
    ),
  ]
}
