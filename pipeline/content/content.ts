import type { Photo } from '../model/photo.ts'
import type { ServiceArea } from '../service-area/service-area.ts'
import type { Written } from './files.ts'
import type { Money } from './money.ts'
import type { PhotographReference } from './schemas/photograph.ts'

/** The same with photographs in the place of references to them. */
export type Resolved<Value> = Value extends PhotographReference
  ? Photo
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value

/** Everything the pages show: every word, checked, with the photographs in their places. */
export type Content = {
  site: Site
  home: Home
  portfolio: Portfolio
  about: Resolved<Written['about']>
  contact: Written['contact']
  booking: Resolved<Written['booking']>
  notFound: Resolved<Written['not-found']>
  /** Written with the studio, but too much for pages that do not show it. */
  serviceArea: ServiceArea | undefined
  /** Packages with a clear price, for search engines. */
  offers: Offer[]
}

/** A package as search engines know it. */
export type Offer = Money & Pick<Package, 'name' | 'description' | 'booking'>

/** What every page gets in addition to its own words. */
export type Site = {
  studio: Studio
  navigation: Navigation
  /** What a visitor reads when a page breaks. */
  failure: Written['failure']
}

export type Studio = Omit<Written['studio'], 'navigation' | 'serviceArea'>
export type Navigation = Resolved<Written['studio']['navigation']>

/** Photographs are set in justified rows. */
type Home = Omit<WrittenHome, 'recentWork'> & {
  recentWork: (Omit<WrittenRecentWork, 'photographs'> & { rows: RecentWork[][] }) | undefined
}
type Portfolio = Omit<WrittenPortfolio, 'featuredWork'> & {
  featuredWork: { heading: string; rows: Featured[][] }
}

export type Slide = WrittenHome['slideshow']['slides'][number]
export type Featured = WrittenPortfolio['featuredWork']['photographs'][number]
export type SessionPhoto = NonNullable<WrittenPortfolio['recentSessions']>['photographs'][number]
export type InquiryWords = Content['contact']['inquiry']
export type Package = Content['booking']['packages'][number]

type RecentWork = WrittenRecentWork['photographs'][number]
type WrittenRecentWork = NonNullable<WrittenHome['recentWork']>
type WrittenHome = Resolved<Written['home']>
type WrittenPortfolio = Resolved<Written['portfolio']>
