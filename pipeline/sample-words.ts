import type { SampleWords } from '@studio/services/sample/answer'

import type { Content } from './content/content.ts'

/** What the sample calendar says of the studio. */
export function sampleWords({ site: { studio }, pages: { booking } }: Content): SampleWords {
  const packages = booking.packages.map(({ name, price, description }) => ({
    name,
    price,
    description,
  }))
  return { studio: studio.name, packages, delivery: booking.delivery?.text }
}
