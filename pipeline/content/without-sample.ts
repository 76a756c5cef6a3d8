import { SAMPLE } from '@studio/services/scheduling/sample'
import type { Written } from './files.ts'

/** What a studio publishes: the sample is no calendar. The same object where there is none. */
export function withoutSample(written: Written): Written {
  const { studio } = written
  if (studio.scheduling?.calendar.service !== SAMPLE) return written
  return { ...written, studio: { ...studio, scheduling: undefined } }
}
