import { readName } from '../model/file-name.ts'
import { WIDEST_PRINT } from '../prints/sizes.ts'
import { atFields, onScans, type Advice } from './advice.ts'
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
        'This photograph is hidden, so it is shown nowhere. This is where it was.',
        [name],
      ),
    ),
    ...onScans(
      TOPIC,
      filesOf(unshown),
      `${photographsAre(unshown)} shown nowhere. Show what you like on a page, and take off the rest, ` +
        'under Photographs in the desk.',
    ),
    ...atFields(
      TOPIC,
      upright.map(({ field }) => field),
      `${photographsAre(scansOf(upright))} upright, and a desktop shows only a strip across the middle. ` +
        'Choose slides that are wider than tall.',
      filesOf(scansOf(upright)),
    ),
    ...atFields(
      TOPIC,
      narrow.map(({ field }) => field),
      `${photographsAre(scansOf(narrow))} soft on a large screen. Scan slides ${WIDEST_PRINT} px wide.`,
      filesOf(scansOf(narrow)),
    ),
  ]
}

function isName({ file, path }: AdviceField): boolean {
  return file === 'photographs' && path.at(-1) === 'file'
}

function photographsAre({ length }: Scan[]): string {
  return length === 1 ? '1 photograph is' : `${length} photographs are`
}

function filesOf(scans: Scan[]): string[] {
  return scans.map(({ file }) => file)
}
