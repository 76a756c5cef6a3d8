import { readName } from '../model/file-name.ts'
import { WIDEST_PRINT } from '../originals/scan-header.ts'
import { atFields, listed, onScans, type Advice } from './advice.ts'
import type { AdviceField, Scan, StudioFiles } from './studio-files.ts'

const TOPIC = 'Photographs'

/** Photographs that are hidden, the studio's own that nothing shows, and slides that do not suit a large screen. */
export function photographs({ fields, scans }: StudioFiles): Advice[] {
  const own = scans.filter(({ isBorrowed }) => !isBorrowed)
  const shown = fields
    .filter(({ kind }) => kind?.kind === 'photograph')
    .map((field) => ({ ...field, value: readName(field.value) }))
  const unshown = own.filter(({ file }) => !shown.some(({ value }) => value === file))
  const slides = shown.flatMap((field) => {
    const scan = own.find(({ file }) => file === field.value)
    return field.kind?.kind === 'photograph' && field.kind.cut === 'tall' && scan
      ? [{ field, scan }]
      : []
  })
  const upright = slides.filter(({ scan: { width, height } }) => height > width)
  const narrow = slides.filter(
    ({ scan: { width, height } }) => height <= width && width < WIDEST_PRINT,
  )
  const scansOf = (some: typeof slides) => some.map(({ scan }) => scan)

  const hidden = fields
    .filter(({ path, value }) => path.at(-1) === 'hidden' && value === 'true')
    .flatMap(({ path: [at] }) => fields.filter((one) => one.path[0] === at && isName(one)))
    .map(({ value }) => readName(value))

  return [
    ...hidden.flatMap((name) =>
      atFields(
        TOPIC,
        shown.filter(({ value }) => value === name),
        `${name} is hidden, so it is shown nowhere. This is where it was.`,
        [name],
      ),
    ),
    ...onScans(
      TOPIC,
      filesOf(unshown),
      `Nothing shows ${listed(filesOf(unshown))}. Show it on a page, ` +
        'or take it off, under Photographs in the desk.',
    ),
    ...atFields(
      TOPIC,
      upright.map(({ field }) => field),
      `A desktop shows only a strip across the middle of ${listed(filesOf(scansOf(upright)))}. ` +
        'Choose slides that are wider than tall.',
      filesOf(scansOf(upright)),
    ),
    ...atFields(
      TOPIC,
      narrow.map(({ field }) => field),
      `Soft on a large screen: ${listed(scansOf(narrow).map(({ file, width }) => `${file} (${width} px)`))}. ` +
        `Scan slides ${WIDEST_PRINT} px wide.`,
      filesOf(scansOf(narrow)),
    ),
  ]
}

function isName({ file, path }: AdviceField): boolean {
  return file === 'photographs' && path.at(-1) === 'file'
}

function filesOf(scans: Scan[]): string[] {
  return scans.map(({ file }) => file)
}
