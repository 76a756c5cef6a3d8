import { isOver } from '../content/days.ts'
import { atFields, type Advice } from './advice.ts'
import type { StudioFiles } from './studio-files.ts'

/** News whose day is over, which no page shows any more. */
export function pastDays({ fields }: StudioFiles, today: Date): Advice[] {
  const over = fields.filter(
    ({ file, path, value }) =>
      file === 'booking' &&
      /^(date|until)$/.test(String(path.at(-1))) &&
      isOver(value, today.getTime()),
  )
  return atFields(
    'Words',
    over,
    'This day is over, so nothing of it is shown. Take it out, or write another day.',
  )
}
