import type { z } from 'zod'

import type { ServiceArea } from '../service-area/service-area.ts'
import type { about } from './schemas/about.ts'
import type { booking } from './schemas/booking.ts'
import type { contact } from './schemas/contact.ts'
import type { failure } from './schemas/failure.ts'
import type { home } from './schemas/home.ts'
import type { notFound } from './schemas/not-found.ts'
import type { portfolio } from './schemas/portfolio.ts'
import type { sharing } from './schemas/sharing.ts'
import type { studio } from './schemas/studio.ts'

/** Every word of the site, checked, with photographs in the place of their names. */
export type Content = {
  site: Site
  home: z.output<ReturnType<typeof home>>
  portfolio: z.output<ReturnType<typeof portfolio>>
  about: z.output<ReturnType<typeof about>>
  contact: z.output<typeof contact>
  booking: z.output<typeof booking>
  notFound: z.output<ReturnType<typeof notFound>>
  /** Written with the studio, but too much for pages that do not show it. */
  serviceArea: ServiceArea
  /** What others see where someone shares a page. */
  sharing: z.output<ReturnType<typeof sharing>>
}

/** What every page is given beside its own words. */
export type Site = {
  studio: Studio
  navigation: Navigation
  /** What a visitor reads when a page breaks. */
  failure: z.output<typeof failure>
}

export type Studio = Omit<StudioFile, 'navigation' | 'serviceArea'>
export type Navigation = StudioFile['navigation']

export type Slide = Content['home']['slideshow']['slides'][number]
export type Featured = Content['portfolio']['featuredWork']['rows'][number][number]
export type Session = Content['portfolio']['recentSessions']['photographs'][number]
export type InquiryWords = Content['contact']['inquiry']
export type Package = Content['booking']['packages'][number]

type StudioFile = z.output<ReturnType<typeof studio>>
